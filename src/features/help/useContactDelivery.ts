import { useRef } from 'react';
import { shallowEqual } from 'react-redux';
import { sendContactMail } from '../../api/mailApi.ts';
import type { ContactMail } from '../../api/mailApi.ts';
import { createUniqueNumber } from '../../lib/dates/ids.ts';
import { normalisePhone } from '../../lib/text/phone.ts';
import { paths } from '../../config/paths.ts';
import { fetchConfiguration } from '../../store/device/fetchConfiguration.ts';
import { useAppDispatch } from '../../store/app/hooks.ts';
import type { ContactValues } from './contactValues.ts';

/**
 * A message being sent, and how many of its two mails the bank accepted: first the mail to the
 * bank's desk, then the visitor's copy.
 */
interface Delivery {
  message: Message;
  mail: ContactMail;
  accepted: number;
}

/**
 * `deskHasIt`: the bank accepted the mail to its desk. With an `error`, the visitor's copy then
 * failed; without `deskHasIt`, no mail was accepted.
 */
export interface DeliveryOutcome {
  uniqueNumber: string;
  deskHasIt: boolean;
  error?: unknown;
}

type Message = Pick<ContactMail, 'name' | 'email' | 'phone' | 'comment'>;

function messageOf({ name, email, phone, comment }: ContactValues): Message {
  return {
    name: name.trim(),
    email: email.trim(),
    phone: normalisePhone(phone.trim()),
    comment: comment.trim(),
  };
}

function newDelivery(message: Message): Delivery {
  return {
    message,
    mail: {
      ...message,
      uniqueNumber: createUniqueNumber(new Date()),
      contactUrl: `${location.origin}${paths.contact}`,
    },
    accepted: 0,
  };
}

/**
 * Sends a contact message as two mails: to the bank's desk, then a copy to the visitor. A retry of
 * the same message keeps its number and sends only the mails that were not accepted. The returned
 * function must not be called again before it has resolved, because two calls would send the mails
 * twice.
 */
export function useContactDelivery(): (values: ContactValues) => Promise<DeliveryOutcome> {
  const dispatch = useAppDispatch();
  const delivery = useRef<Delivery>(undefined);

  async function deliver(current: Delivery, captchaToken: string): Promise<unknown> {
    const { configuration, error } = await dispatch(
      fetchConfiguration('confsenderRetail', 'confsenderEmail'),
    );
    const { confsenderRetail: desk, confsenderEmail: copy } = configuration;
    if (!desk || !copy) return error ?? new Error('No sender is configured');
    const { mail } = current;
    const mails = [{ sender: desk }, { sender: copy, recipient: mail.email }];
    for (const each of mails.slice(current.accepted)) {
      const sent = await dispatch(
        sendContactMail.initiate({ ...each, captchaToken, mail }, { track: false }),
      );
      if (sent.error) return sent.error;
      current.accepted += 1;
    }
    return undefined;
  }

  return async (values) => {
    const message = messageOf(values);
    const last = delivery.current;
    const current = last && shallowEqual(message, last.message) ? last : newDelivery(message);
    delivery.current = current;
    const error = await deliver(current, values.captcha);
    if (error === undefined) delivery.current = undefined;
    const { accepted, mail } = current;
    const deskHasIt = accepted > 0;
    return { uniqueNumber: mail.uniqueNumber, deskHasIt, ...(error !== undefined && { error }) };
  };
}
