/** @jest-environment node */
import { sampleItem } from '../../test/sampleItem.ts';
import { guestForgotten } from '../device/appEvents.ts';
import { openModal } from '../session/modalsSlice.ts';
import { sessionEnded } from '../session/sessionSlice.ts';
import {
  linkFailed,
  linkMade,
  linkRequested,
  linkSent,
  linkWanted,
  paymentLink,
  selectIsMakingLink,
  selectLinkEmails,
  selectLinkResult,
  selectLinkStep,
  selectMadeLink,
} from './paymentLinkSlice.ts';
import type { PaymentLinkState } from './paymentLinkSlice.ts';

const made = {
  link: 'https://portal.example/pagoEmail/1',
  items: [sampleItem()],
  paymentKey: 'C-1',
};
const typed = linkRequested({ emails: 'ana@ejemplo.cl, eva@ejemplo.cl' });
const sent = { text: 'Enviamos el link.', targetClass: 'success' } as const;
const failed = { text: 'No pudimos.', targetClass: 'danger' } as const;
const opened = openModal({ kind: 'paymentLink' });

function shown(...events: Parameters<typeof paymentLink>[1][]) {
  const state = events.reduce<PaymentLinkState | undefined>(paymentLink, undefined);
  const root = { paymentLink: state ?? paymentLink(undefined, { type: '' }) };
  return {
    step: selectLinkStep(root),
    emails: selectLinkEmails(root),
    isMaking: selectIsMakingLink(root),
    made: selectMadeLink(root),
    result: selectLinkResult(root),
  };
}
const nothing = { step: 'form', emails: '', isMaking: false, made: undefined, result: undefined };
const emails = 'ana@ejemplo.cl, eva@ejemplo.cl';

describe('the modal of a payment link', () => {
  it('starts as an empty form', () => {
    expect(shown()).toEqual(nothing);
  });

  it('sends the typed addresses', () => {
    expect(shown(typed)).toEqual({ ...nothing, step: 'sending', emails });
  });

  it('clears recipients and link once the mail is sent', () => {
    expect(shown(typed, linkMade(made), linkSent(sent))).toEqual({
      ...nothing,
      step: 'sent',
      result: sent,
    });
  });

  it('keeps the typed addresses when the mail fails', () => {
    expect(shown(typed, linkFailed(failed))).toEqual({
      ...nothing,
      step: 'failed',
      emails,
      result: failed,
    });
  });

  it('creates a link without a mail, and keeps it', () => {
    expect(shown(linkWanted())).toEqual({ ...nothing, isMaking: true });
    expect(shown(linkWanted(), linkMade(made))).toEqual({ ...nothing, made });
  });

  it('shows that a link could not be created', () => {
    expect(shown(linkWanted(), linkFailed(failed))).toEqual({
      ...nothing,
      step: 'failed',
      result: failed,
    });
  });

  it.each([
    ['was sent', linkSent(sent)],
    ['failed', linkFailed(failed)],
  ])('of the next payer shows nothing of a link that %s after a logout', (_name, late) => {
    expect(shown(typed, sessionEnded('here'), late)).toEqual(nothing);
    expect(shown(linkWanted(), sessionEnded('here'), late)).toEqual(nothing);
  });

  it.each([
    ['a failure', [typed, linkMade(made), linkFailed(failed)], { ...nothing, emails }],
    ['a mail', [typed, linkSent(sent), linkMade(made)], nothing],
  ])('starts over with a new link when it opens after %s', (_name, events, over) => {
    expect(shown(...events, opened)).toEqual(over);
  });

  it('still shows that it is sending when it is reopened meanwhile', () => {
    expect(shown(typed, linkMade(made), opened)).toEqual({ ...shown(typed), made });
  });

  it('is not changed when another modal opens', () => {
    const events = [linkWanted(), linkMade(made), linkWanted(), linkFailed(failed)];
    expect(shown(...events, openModal({ kind: 'terms' }))).toEqual({
      ...nothing,
      step: 'failed',
      made,
      result: failed,
    });
  });

  it.each([
    ['a logout', sessionEnded('here')],
    ['a guest’s wish to be forgotten', guestForgotten()],
  ])('forgets everything after %s', (_name, end) => {
    expect(shown(typed, linkMade(made), linkFailed(failed), linkWanted(), end)).toEqual(nothing);
  });
});
