import { useEffect, useEffectEvent, useState } from 'react';
import { useGetConfigurationQuery } from '../../api/configurationApi.ts';
import { errorMessage, isPermanent, isSessionOver } from '../../api/errors.ts';
import { environment } from '../../config/environment.ts';
import { advice } from '../../lib/fields/fieldAdvice.ts';
import { commentLength } from '../../lib/fields/fieldRules.ts';
import { isOn } from '../../lib/isOn.ts';
import { selectConfiguration } from '../../store/device/configurationSlice.ts';
import { paths } from '../../config/paths.ts';
import { selectDraft } from '../../store/session/draftsSlice.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/app/hooks.ts';
import { useDraft } from '../../components/drafts/useDraft.ts';
import { openModal } from '../../store/session/modalsSlice.ts';
import type { UserData } from '../../store/session/sessionState.ts';
import {
  selectFullName,
  selectIsSignedIn,
  selectUserData,
} from '../../store/session/sessionSlice.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { FormField } from '../../ui/fields/FormField.tsx';
import { FieldPair, FormActions, Form } from '../../ui/forms/Form.tsx';
import { EmailField, PhoneField, RutField, nameEntry } from '../../ui/forms/PersonalFields.tsx';
import { useSentForm } from '../../ui/forms/useSentForm.ts';
import { Captcha } from './Captcha.tsx';
import { contactSchema, initialContact } from './contactValues.ts';
import type { ContactValues } from './contactValues.ts';
import { useForgetProblem, usePaymentProblem } from './usePaymentProblem.ts';
import { useContactDelivery } from './useContactDelivery.ts';
import type { DeliveryOutcome } from './useContactDelivery.ts';

/**
 * Says that the typed text is kept; '' if the visitor has left the contact page, which shows it.
 */
const keptText = () => (isOn(paths.contact) ? ' Lo que escribiste sigue en el formulario.' : '');

/** The content of the result modal: success, only the copy failed, or the message failed. */
function resultOf({ uniqueNumber, deskHasIt, error }: DeliveryOutcome, email: string) {
  if (error === undefined) {
    return {
      kind: 'result',
      success: true,
      title: 'Mensaje enviado',
      message: `Lo recibimos con el número ${uniqueNumber} y te enviamos una copia a ${email}. Te responderemos a ese correo.`,
    } as const;
  }
  return {
    kind: 'result',
    success: false,
    title: deskHasIt ? 'No pudimos enviarte la copia' : 'No pudimos enviar tu mensaje',
    message: deskHasIt
      ? `Recibimos tu mensaje con el número ${uniqueNumber}, pero la copia para ti no salió. Presiona «Enviar» de nuevo para recibirla.`
      : `${errorMessage(error)}${keptText()}`,
  } as const;
}

/**
 * The captcha's key from the bank's configuration or the build; undefined while the configuration
 * loads.
 */
function useSiteKey(): string | undefined {
  const { keyRecaptcha } = useAppSelector(selectConfiguration);
  const { isLoading } = useGetConfigurationQuery();
  return isLoading ? undefined : keyRecaptcha || environment.recaptchaSiteKey;
}

/**
 * The contact form. A message is sent as two mails: to the bank's desk and, as a copy, to the
 * visitor. After a failure the texts stay, and sending them unchanged repeats only the mails that
 * the bank has not accepted.
 */
export function ContactForm() {
  const dispatch = useAppDispatch();
  const deliver = useContactDelivery();
  const forgetProblem = useForgetProblem();
  const siteKey = useSiteKey();
  const [isTouched, setTouched] = useState(false);
  const touch = () => setTouched(true);
  const [captchaRound, setCaptchaRound] = useState(0);
  const [isCopyMissing, setCopyMissing] = useState(false);
  // `userData` is set while a sign-in can still fail, so `isSignedIn` is checked, too.
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const userData = useAppSelector(selectUserData);
  const fullName = useAppSelector(selectFullName);
  const payer = isSignedIn ? userData : undefined;
  const { form, formProps, field } = useSentForm({
    initialValues: initialContact(payer, fullName),
    validationSchema: contactSchema,
    send: deliver,
    onSent({ email }, reset, outcome) {
      if (isSessionOver(outcome.error)) return;
      if (outcome.error === undefined) {
        forgetProblem();
        reset({ values: initialContact(payer, fullName) });
      }
      setCopyMissing(outcome.deskHasIt && outcome.error !== undefined);
      // After any other failure the next press sends the same token.
      if (outcome.error === undefined || isPermanent(outcome.error)) resetCaptcha();
      dispatch(openModal(resultOf(outcome, email.trim())));
    },
  });
  const { setFieldValue } = form;
  const { ref: formRef } = formProps;
  /** Asks for a new token: the bank accepts each for the two mails of one message only. */
  const resetCaptcha = () => {
    void setFieldValue('captcha', '', false);
    setCaptchaRound((round) => round + 1);
  };
  const edit = () => {
    touch();
    // A changed text makes another message, and the bank's desk has the first one.
    if (isCopyMissing) resetCaptcha();
    setCopyMissing(false);
  };
  const fillIn = (texts: Partial<ContactValues>) => {
    for (const [name, text] of Object.entries(texts)) void setFieldValue(name, text, false);
  };
  const store = useAppStore();
  const kept = () => selectDraft(store.getState(), 'contact');
  const [begun, setBegun] = useState('');
  const { captcha: _, ...texts } = initialContact(payer, fullName);
  useDraft({
    form: 'contact',
    element: formRef,
    values: form.values,
    known: { ...texts, comment: begun, captcha: form.values.captcha },
    restore: (name, text) => void setFieldValue(name, text, false),
  });
  // The form is prerendered for a guest; the data of a stored session is filled in after hydration.
  const fillInPayer = useEffectEvent((owner: UserData, wholeName: string | undefined) => {
    const { name, rut, email } = initialContact(owner, wholeName);
    fillIn({ name, rut, email, ...kept() });
  });
  useEffect(() => {
    if (payer) fillInPayer(payer, fullName);
  }, [payer, fullName]);
  const [isOfPayment, setIsOfPayment] = useState(false);
  usePaymentProblem((comment) => {
    setIsOfPayment(true);
    const typed = kept()?.['comment'];
    const [payment = ''] = comment.split(',');
    // Text typed before hydration is only in the textarea, not in the draft; it is not overwritten.
    const isEmpty = formRef.current?.querySelector('textarea')?.value === '';
    if (typed === undefined ? !isEmpty : typed.includes(payment)) return;
    setBegun(comment);
    fillIn({ comment: comment + (typed ?? '') });
  });
  // A field that was focused before hydration has fired no `onFocus`, so the captcha would not
  // load.
  useEffect(() => {
    if (formRef.current?.contains(document.activeElement)) setTouched(true);
  }, [formRef]);
  const captchaError = form.touched.captcha ? form.errors.captcha : undefined;
  return (
    // Outside a <dialog>, method="dialog" submits nothing, so pressing "Enviar" before hydration
    // does not lose the typed text.
    <Form {...formProps} method="dialog" onFocus={touch} onInput={edit} onPointerDown={touch}>
      <FieldPair>
        <FormField {...field('name')} label="Nombre" autoComplete="name" {...nameEntry} required />
        <RutField field={field} />
      </FieldPair>
      <FieldPair>
        <EmailField field={field} help="Aquí te responderemos." />
        <PhoneField field={field} />
      </FieldPair>
      <FormField
        {...field('comment')}
        label="Comentario"
        // A browser restores texts on "back", even after a logout. It must not restore the comment
        // of a payer or about a payment.
        {...((payer !== undefined || isOfPayment) && { autoComplete: 'off' })}
        maxLength={commentLength}
        explain={advice.comment}
        multiline
        rows={5}
        required
      />
      <Captcha
        key={captchaRound}
        siteKey={isTouched ? siteKey : undefined}
        onAnswer={(token) => void setFieldValue('captcha', token)}
        error={captchaError}
      />
      <FormActions>
        <LoadingButton type="submit" size="large" loading={form.isSubmitting}>
          Enviar
        </LoadingButton>
      </FormActions>
    </Form>
  );
}
