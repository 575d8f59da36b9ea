/** @jest-environment node */
import { inOwnTask } from './inOwnTask.ts';

it('work in its own task begins after all waiting work', async () => {
  const order: string[] = [];
  const work = inOwnTask(() => {
    order.push('work');
    return 7;
  });
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  order.push('microtasks');
  expect(await work).toBe(7);
  expect(order).toEqual(['microtasks', 'work']);
});

it('work without message channels begins in the next microtask', async () => {
  const { MessageChannel: channel } = globalThis;
  Reflect.deleteProperty(globalThis, 'MessageChannel');
  try {
    expect(await inOwnTask(() => Promise.resolve('done'))).toBe('done');
  } finally {
    globalThis.MessageChannel = channel;
  }
});
