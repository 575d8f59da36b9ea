import type { State } from './states.ts';
import { accountFileStates } from './accountFileStates.ts';
import { everyPageStates } from './everyPageStates.ts';
import { guestStates, queueStates } from './guestStates.ts';
import { helpStates, linkStates, sandboxConsoleStates } from './helpStates.ts';
import { ownAreaStates } from './ownAreaStates.ts';
import { rememberedStates } from './rememberedStates.ts';
import { payerDataStates, signInStates } from './sessionStates.ts';
import {
  emptyGuestStates,
  emptyPayerStates,
  loadingStates,
  ownLoadingStates,
} from './unhappyStates.ts';

/**
 * The states of the portal in series called walks; each walk starts in a fresh browser. In each
 * state, axe checks the page and the text for screen readers is compared
 * (`e2e/screens/access.spec.ts`), and the gallery takes pictures (`npm run gallery`).
 */
export const walks: Record<string, readonly State[]> = {
  'a guest’s journey': guestStates,
  'what waits until the cart is paid': queueStates,
  'a guest’s empty screens and by-ways': emptyGuestStates,
  'a guest’s screens while the bank is slow or fails': loadingStates,
  'accounts from links and files': accountFileStates,
  'the accounts in this computer': rememberedStates,
  'payment link': linkStates,
  'what is said on every page': everyPageStates,
  'the ways in': signInStates,
  'the payer’s own area': ownAreaStates,
  'the payer’s own data': payerDataStates,
  'a payer’s screens while the bank is slow or fails': ownLoadingStates,
  'a payer who has nothing yet': emptyPayerStates,
  help: helpStates,
  'the sandbox console': sandboxConsoleStates,
};
