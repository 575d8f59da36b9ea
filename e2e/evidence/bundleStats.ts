import { writeFileSync } from 'node:fs';
import process from 'node:process';
import webpack from 'webpack';
import configure from '../../webpack.config.ts';
import { httpSettings } from '../support/httpSettings.ts';

// Builds the portal for a real bank into `dist-http`, as `npm run build` does, and writes webpack's
// list of the modules in each script to the given file.

const file = process.argv[2] ?? '';
Object.assign(process.env, httpSettings, { PORTAL_OUTPUT: 'dist-http' });

webpack(configure(undefined, { mode: 'production' }), (error, stats) => {
  if (error ?? stats?.hasErrors()) throw error ?? new Error(stats?.toString('errors-only'));
  const everyModule = {
    all: false,
    chunks: true,
    chunkModules: true,
    chunkModulesSpace: Infinity,
    nestedModules: true,
    nestedModulesSpace: Infinity,
    dependentModules: true,
    runtimeModules: true,
  };
  writeFileSync(file, JSON.stringify(stats?.toJson(everyModule)));
});
