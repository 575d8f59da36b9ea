import { globSync, readFileSync, writeFileSync } from 'node:fs';

// In Stryker's copy of the project: it sees what a test covers only in an environment of its own.
for (const file of globSync('src/**/*.test.ts')) {
  const text = readFileSync(file, 'utf8');
  const watched = text.replace(
    '@jest-environment node',
    '@jest-environment @stryker-mutator/jest-runner/jest-env/node',
  );
  if (watched !== text) writeFileSync(file, watched);
}
