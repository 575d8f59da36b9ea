import type { Bank } from './bank.ts';
import { refuseViolation, refuse } from './refusal.ts';

/**
 * The format of a captcha's answer. The simulated bank checks only this format; a real bank asks
 * Google whether the answer is right.
 */
const answerPattern = /^[\w-]{16,}$/;

/** How many answers the bank remembers. */
const kept = 100;

/**
 * Refuses a mail without a captcha's answer, or with one that was given for another message. A
 * contact message is sent as two mails, and a failed call is repeated: all these calls have the
 * message's `uniqueNumber`, and may share one answer.
 */
export function checkCaptcha({ state }: Bank, answer: string | null, uniqueNumber: string): void {
  if (answer === null || !answerPattern.test(answer)) {
    refuseViolation('Confirma que no eres un robot.', 'forbidden');
  }
  const known = state.captchas.find(([given]) => given === answer);
  if (!known) {
    const spent: [answer: string, uniqueNumber: string] = [answer, uniqueNumber];
    state.captchas = [...state.captchas, spent].slice(-kept);
  } else if (known[1] !== uniqueNumber) {
    refuse('forbidden', 'La verificación ya fue usada: confirma de nuevo que no eres un robot.');
  }
}
