import { plainText } from '../../lib/text/plainText.ts';
import { resultPath } from '../../config/paths.ts';

/** The absolute address at which anybody who holds a receipt sees how its payment stands. */
export const checkAddress = (reference: string): string =>
  `${location.origin}${resultPath(plainText(reference))}`;
