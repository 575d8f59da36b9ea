import { writeFileSync } from 'node:fs';
import process from 'node:process';
import webpack from 'webpack';
import configure from '../../webpack.config.ts';

// Builds the portal as `npm run build` does, and writes which module is in which script to the file
// given, as webpack tells it.

const file = process.argv[2] ?? '';

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
