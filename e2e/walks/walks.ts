import type { State } from './states.ts';
import { accountFiles } from './accountFileStates.ts';
import { everyPage } from './everyPageStates.ts';
import { journey, queue } from './guestStates.ts';
import { help, link, sandboxConsole } from './helpStates.ts';
import { area } from './ownAreaStates.ts';
import { remembered } from './rememberedStates.ts';
import { inside, signInStates } from './sessionStates.ts';
import { empty, guest, loadingStates, ownLoadingStates } from './unhappyStates.ts';

/**
 * Every state of the portal, by walks, each of which starts in a fresh browser. Axe visits them
 * (`e2e/screens/access.spec.ts`), and the gallery takes their pictures (`npm run gallery`).
 */
export const walks: Record<string, readonly State[]> = {
  'a guest’s journey': journey,
  'what waits until the cart is paid': queue,
  'a guest’s empty screens and by-ways': guest,
  'a guest’s screens while the bank is slow or fails': loadingStates,
  'accounts from links and files': accountFiles,
  'the accounts in this computer': remembered,
  'payment link': link,
  'what is said on every page': everyPage,
  'the ways in': signInStates,
  'the payer’s own area': area,
  'the payer’s own data': inside,
  'a payer’s screens while the bank is slow or fails': ownLoadingStates,
  'a payer who has nothing yet': empty,
  help,
  'the sandbox console': sandboxConsole,
};
