import { useRef } from 'react';
import { getConfiguration } from '../../api/configuration.ts';
import type { Configuration } from '../../api/configurationNames.ts';
import { sendContactMail } from '../../api/mail.ts';
import type { ContactMail } from '../../api/mail.ts';
import { createUniqueNumber } from '../../lib/ids.ts';
import { normalisePhone } from '../../lib/phone.ts';
import { paths } from '../../paths.ts';
import { configurationLoaded, selectConfiguration } from '../../store/configuration.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import type { ContactValues } from './contactForm.ts';

/** A message on its way: which of its two mails have left. */
interface Delivery {
  mail: ContactMail;
  deskHasIt: boolean;
  visitorHasIt: boolean;
}

/** How sending ended: `error` when a mail did not leave; the desk may then have the message all the same. */
export interface DeliveryOutcome {
  uniqueNumber: string;
  deskHasIt: boolean;
  error?: unknown;
}

/** What somebody wrote does not stay in the store. */
const untracked = { track: false };

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
 * Sends a contact message as its two mails: to the bank's desk, then a copy to the visitor. A press while one is on its way
 * answers undefined. Trying the same message again keeps its number and sends only what is missing (no mail leaves twice).
 */
export function useContactDelivery(): (
  values: ContactValues,
) => Promise<DeliveryOutcome | undefined> {
  const dispatch = useAppDispatch();
  const known = useAppSelector(selectConfiguration);
  const delivery = useRef<Delivery>(undefined);
  const isBusy = useRef(false);

  /** The configuration names the senders; when the start could not get it, it is asked for again. */
  async function senders(): Promise<{ configuration: Configuration; error?: unknown }> {
    if (known.confsenderRetail && known.confsenderEmail) return { configuration: known };
    const { data, error } = await dispatch(
      getConfiguration.initiate(undefined, { subscribe: false }),
    );
    if (data) dispatch(configurationLoaded(data));
    return { configuration: data ?? {}, error };
  }

  async function deliver(current: Delivery): Promise<unknown> {
    const { configuration, error } = await senders();
    const { confsenderRetail: desk, confsenderEmail: copy } = configuration;
    if (!desk || !copy) return error ?? new Error('No sender is configured');
    const { mail } = current;
    if (!current.deskHasIt) {
      const sent = await dispatch(sendContactMail.initiate({ sender: desk, mail }, untracked));
      if (sent.error) return sent.error;
      current.deskHasIt = true;
    }
    if (!current.visitorHasIt) {
      const sent = await dispatch(
        sendContactMail.initiate({ sender: copy, recipient: mail.email, mail }, untracked),
      );
      if (sent.error) return sent.error;
      current.visitorHasIt = true;
    }
    return undefined;
  }

  return async (values) => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    const message = messageOf(values);
    const current =
      delivery.current && isOf(message, delivery.current) ? delivery.current : newDelivery(message);
    delivery.current = current;
    try {
      const error = await deliver(current);
      if (error === undefined) delivery.current = undefined;
      const { deskHasIt, mail } = current;
      return { uniqueNumber: mail.uniqueNumber, deskHasIt, ...(error !== undefined && { error }) };
    } finally {
      isBusy.current = false;
    }
  };
}
