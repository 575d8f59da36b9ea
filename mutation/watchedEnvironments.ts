import { globSync, readFileSync, writeFileSync } from 'node:fs';

// Runs in Stryker's copy of the project, and replaces jest's Node environment by Stryker's own, the
// only one in which Stryker records coverage.
for (const file of globSync('src/**/*.test.ts')) {
  const text = readFileSync(file, 'utf8');
  const watched = text.replace(
    '@jest-environment node',
    '@jest-environment @stryker-mutator/jest-runner/jest-env/node',
  );
  if (watched !== text) writeFileSync(file, watched);
}
