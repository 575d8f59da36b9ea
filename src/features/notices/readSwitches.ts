import { array, object } from 'yup';
import { features } from '../../api/switches.ts';
import type { Switches } from '../../api/switches.ts';
import { isOf, key, oneOf } from '../../lib/schemas.ts';
import { plainText } from '../../lib/text/plainText.ts';

/** The most characters of a sentence, and the most entries of a list. */
const longestText = 300;
const longestList = 200;

const sentence = () => key().max(longestText).matches(/\S/);

// Whatever the portal does not know is a slip of the pen, and the whole file may be one.
const switchesSchema = object({
  paused: array(
    object({ contracts: array(key()).min(1).max(longestList).required(), text: sentence() })
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

/** What a file switches off; a file that is not as docs/hosting.md says switches nothing. */
export function readSwitches(file: unknown): Switches | undefined {
  if (!isOf(switchesSchema, file)) return undefined;
  return { paused: (file.paused ?? []).map(plain), off: (file.off ?? []).map(plain) };
}
