import { execFileSync } from 'node:child_process';

/**
 * Evaluates an expression in a new process with this time zone, because setting `TZ` in jest's copy
 * of `process.env` has no effect. In the expression `d` is the module.
 */
export function inZone(zone: string, module: URL, expression: string): unknown {
  const script = `const d = await import(${JSON.stringify(module)});
    console.log(JSON.stringify(${expression}))`;
  const options = { env: { ...process.env, TZ: zone }, encoding: 'utf8' } as const;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], options));
}
