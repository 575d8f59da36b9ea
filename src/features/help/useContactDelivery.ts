import { useRef } from 'react';
import { sendContactMail } from '../../api/mailApi.ts';
import type { ContactMail } from '../../api/mailApi.ts';
import { createUniqueNumber } from '../../lib/ids.ts';
import { normalisePhone } from '../../lib/phone.ts';
import { paths } from '../../paths.ts';
import { fetchConfiguration } from '../../store/fetchConfiguration.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import type { ContactValues } from './contactValues.ts';

/** A message being sent, and which of its two mails were accepted. */
interface Delivery {
  mail: ContactMail;
  deskHasIt: boolean;
  visitorHasIt: boolean;
}

/** How sending ended; with an `error` a mail failed, though the desk may still have the message. */
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

function isOf(message: Message, { mail }: Delivery): boolean {
  return (
    mail.name === message.name &&
    mail.email === message.email &&
    mail.phone === message.phone &&
    mail.comment === message.comment
  );
}

function newDelivery(message: Message): Delivery {
  return {
    mail: {
      ...message,
      uniqueNumber: createUniqueNumber(new Date()),
      contactUrl: `${location.origin}${paths.contact}`,
    },
    deskHasIt: false,
    visitorHasIt: false,
  };
}

/**
 * Sends a contact message as two mails: to the bank's desk, then a copy to the visitor. A retry of
 * the same message keeps its number and sends only the mail that failed. To be called once at a
 * time.
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
    if (!current.deskHasIt) {
      const sent = await dispatch(
        sendContactMail.initiate({ sender: desk, captchaToken, mail }, { track: false }),
      );
      if (sent.error) return sent.error;
      current.deskHasIt = true;
    }
    if (!current.visitorHasIt) {
      const sent = await dispatch(
        sendContactMail.initiate(
          { sender: copy, recipient: mail.email, captchaToken, mail },
          { track: false },
        ),
      );
      if (sent.error) return sent.error;
      current.visitorHasIt = true;
    }
    return undefined;
  }

  return async (values) => {
    const message = messageOf(values);
    const current =
      delivery.current && isOf(message, delivery.current) ? delivery.current : newDelivery(message);
    delivery.current = current;
    const error = await deliver(current, values.captcha);
    if (error === undefined) delivery.current = undefined;
    const { deskHasIt, mail } = current;
    return { uniqueNumber: mail.uniqueNumber, deskHasIt, ...(error !== undefined && { error }) };
  };
}
