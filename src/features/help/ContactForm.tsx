import { styled } from '@mui/material/styles';
import { useFormik } from 'formik';
import { useState } from 'react';
import { getConfiguration } from '../../api/configuration.ts';
import { errorMessage, isSessionOver } from '../../api/errors.ts';
import { environment } from '../../environment.ts';
import { filterText } from '../../lib/keyFilters.ts';
import type { FieldKind } from '../../lib/keyFilters.ts';
import { formatRut } from '../../lib/rut.ts';
import { selectConfiguration } from '../../store/configuration.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { openModal } from '../../store/modals.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { getFieldProps, useFirstErrorFocus } from '../../ui/fieldProps.ts';
import { FormField } from '../../ui/FormField.tsx';
import { Captcha } from './Captcha.tsx';
import { contactSchema, emptyContact } from './contactForm.ts';
import { useContactDelivery } from './useContactDelivery.ts';
import type { DeliveryOutcome } from './useContactDelivery.ts';

const Form = styled('form')({ display: 'grid', gap: 24, justifyItems: 'start' });
const Fields = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  width: '100%',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'start',
    '& > :last-child': { gridColumn: '1 / -1' },
  },
}));

const filter = (kind: FieldKind) => (text: string) => filterText(kind, text);

/** The result modal's words for how sending ended (spec 2, "Other widgets"). */
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
      ? `Recibimos tu mensaje con el número ${uniqueNumber}, pero la copia para ti no salió. Presiona «Enviar» otra vez para recibirla.`
      : `${errorMessage(error)} Lo que escribiste sigue en el formulario.`,
  } as const;
}

/** The captcha's key as the bank has it now, else as it was stored, else the build's; undefined while it is asked for. */
function useSiteKey(): string | undefined {
  const stored = useAppSelector(selectConfiguration).keyRecaptcha;
  const { isLoading, data } = getConfiguration.useQuery();
  return isLoading ? undefined : (data?.keyRecaptcha ?? stored ?? environment.recaptchaSiteKey);
}

/** The contact form (spec 5, "Contact form fields"): nothing typed is lost on failure, no mail leaves twice. */
export function ContactForm() {
  const dispatch = useAppDispatch();
  const deliver = useContactDelivery();
  const siteKey = useSiteKey();
  const [captchaRound, setCaptchaRound] = useState(0);
  const form = useFormik({
    initialValues: emptyContact,
    validationSchema: contactSchema,
    onSubmit: async (values) => {
      const outcome = await deliver(values);
      if (!outcome || isSessionOver(outcome.error)) return;
      if (outcome.error === undefined) {
        form.resetForm();
        setCaptchaRound((round) => round + 1);
      }
      dispatch(openModal(resultOf(outcome, values.email.trim())));
    },
  });
  const formRef = useFirstErrorFocus(form);
  const captchaError = form.touched.captcha ? form.errors.captcha : undefined;
  return (
    <Form ref={formRef} noValidate onSubmit={form.handleSubmit}>
      <Fields disabled={form.isSubmitting}>
        <FormField
          {...getFieldProps(form, 'name')}
          label="Nombre"
          autoComplete="name"
          maxLength={100}
          filter={filter('text')}
          required
        />
        <FormField
          {...getFieldProps(form, 'rut')}
          label="RUT"
          help="Sin puntos ni guion, los ponemos nosotros."
          maxLength={12}
          filter={filter('rut')}
          format={formatRut}
          required
        />
        <FormField
          {...getFieldProps(form, 'email')}
          label="Correo electrónico"
          help="Aquí te responderemos."
          // Not type="email": such a field hides its caret, and a refused key would send it to the end.
          inputMode="email"
          autoComplete="email"
          maxLength={100}
          filter={filter('email')}
          required
        />
        <FormField
          {...getFieldProps(form, 'phone')}
          label="Teléfono"
          help="Tu móvil, como +56912345678."
          type="tel"
          autoComplete="tel"
          maxLength={17}
          filter={filter('phone')}
          required
        />
        <FormField
          {...getFieldProps(form, 'comment')}
          label="Comentario"
          maxLength={2000}
          multiline
          rows={5}
          required
        />
      </Fields>
      <Captcha
        key={captchaRound}
        siteKey={siteKey}
        onAnswer={(token) => void form.setFieldValue('captcha', token)}
        error={captchaError}
      />
      <BusyButton type="submit" size="large" busy={form.isSubmitting}>
        Enviar
      </BusyButton>
    </Form>
  );
}
