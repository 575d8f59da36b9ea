import { array, object } from 'yup';
import { features } from '../../api/switches.ts';
import type { Switches } from '../../api/switches.ts';
import { isOf, key, oneOf } from '../../lib/schemas.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { readable } from './notice.ts';

/** The maximum length of a sentence, and the maximum number of entries in a list. */
const longestText = 300;
const longestList = 200;

const sentence = () => key().max(longestText).matches(readable);

// Unknown fields are probably mistakes, and one mistake makes the whole file invalid.
export const switchesSchema = object({
  paused: array(
    object({
      contracts: array(key().matches(readable)).min(1).max(longestList).required(),
      text: sentence(),
    })
      .noUnknown()
      .required(),
  )
    .max(longestList)
    .optional(),
  off: array(
    object({ feature: oneOf(...features), text: sentence() })
      .noUnknown()
      .required(),
  )
    .max(features.length)
    .optional(),
})
  .noUnknown()
  .required();

const plain = <Entry extends { text: string }>(entry: Entry): Entry => ({
  ...entry,
  text: plainText(entry.text, longestText),
});

/**
 * Returns the companies and features that a file switches off; undefined for an invalid file
 * (docs/hosting.md).
 */
export function readSwitches(file: unknown): Switches | undefined {
  if (!isOf(switchesSchema, file)) return undefined;
  return { paused: (file.paused ?? []).map(plain), off: (file.off ?? []).map(plain) };
}
