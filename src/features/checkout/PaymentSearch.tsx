import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router';
import { object, string } from 'yup';
import { normalised, reading } from '../../lib/text/arrivingText.ts';
import { findReference } from '../../lib/text/references.ts';
import { paths, resultPath } from '../../config/paths.ts';
import type { SearchArrival } from '../../config/paths.ts';
import { useSentForm } from '../../ui/forms/useSentForm.ts';
import { FormField } from '../../ui/fields/FormField.tsx';
import { Form, FormActions } from '../../ui/forms/Form.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { DevicePayments, devicePaymentsTitle, useDevicePayments } from './DevicePayments.tsx';
import { useShownTitle } from '../../ui/page/pageTitle.ts';

const readReference = reading(findReference);

const schema = object({
  reference: string()
    .trim()
    .required('Por favor, ingresa la referencia del pago')
    .test(
      'found',
      'No encontramos una sola referencia en este texto: copia solo la del comprobante',
      (text) => findReference(normalised(text)) !== undefined,
    ),
});

const title = 'Buscar un pago';
const lead =
  'Con la referencia de un comprobante puedes ver si el pago se hizo, cuándo y por cuánto.';

/**
 * The payments that this device stores, if any, and a form that opens the result of any payment by
 * its reference.
 */
export function PaymentSearch() {
  const payments = useDevicePayments();
  const hasPayments = payments.length > 0;
  useShownTitle(hasPayments ? devicePaymentsTitle : title);
  const navigate = useNavigate();
  const { formProps, field } = useSentForm({
    initialValues: { reference: '' },
    validationSchema: schema,
    send: ({ reference }) => {
      const state: SearchArrival = { isTyped: true };
      void navigate(resultPath(readReference(reference)), { state });
    },
  });
  return (
    <>
      {hasPayments ? (
        <>
          <DevicePayments payments={payments} />
          <Typography variant="h2">{title}</Typography>
          <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
            {lead}
          </Typography>
        </>
      ) : (
        <PageHeading lead={lead}>{title}</PageHeading>
      )}
      <Form {...formProps}>
        <FormField
          {...field('reference')}
          label="Referencia"
          help="Está en el comprobante y en el correo que lo trae; los espacios no importan. También sirve la dirección que aparece ahí."
          read={readReference}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <FormActions>
          <Button type="submit">Buscar</Button>
          <Button href={paths.cart} variant="outlined">
            Ir al carro
          </Button>
        </FormActions>
      </Form>
    </>
  );
}
