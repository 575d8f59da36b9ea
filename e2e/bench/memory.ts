import type { Browser, CDPSession } from '@playwright/test';
import { openPhone } from './phone.ts';

/**
 * A page's heap, DOM nodes and event listeners after a garbage collection, or their growth. The
 * heap is in bytes, its growth in KiB.
 */
interface Holding {
  heap: number;
  nodes: number;
  listeners: number;
}

async function holding(devtools: CDPSession): Promise<Holding> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

const searches = 30;
/** Searches before the first measurement, so that caches are filled. */
const settled = 10;

/**
 * Measures the growth between the 10th and the 30th search of an account: KiB of heap, DOM nodes,
 * listeners.
 */
export async function measureMemory(browser: Browser, portal: string): Promise<Holding> {
  const { page, devtools, close } = await openPhone(browser, portal);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await devtools.send('Performance.enable');
  await page.goto('/consultarCuenta?empresa=aguas-lleuque');
  let before: Holding | undefined;
  for (let search = 1; search <= searches; search += 1) {
    await page.getByRole('textbox', { name: 'Identificador de servicio' }).fill('10203040');
    await page.getByRole('button', { name: 'Consultar', exact: true }).click();
    await page.getByRole('list', { name: 'Deudas' }).waitFor();
    await page.getByRole('button', { name: 'Volver' }).click();
    if (search === settled) before = await holding(devtools);
  }
  const after = await holding(devtools);
  await close();
  if (!before) throw new Error('Too few searches');
  return {
    heap: (after.heap - before.heap) / 1024,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
  };
}
