import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useGetCompaniesQuery } from '../../api/catalogueApi.ts';
import type { PaymentFilters } from '../../api/paymentsApi.ts';
import { dayProblem } from '../../lib/dates/dayRules.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { DateField } from '../../ui/dates/DateField.tsx';
import { useSentForm } from '../../ui/forms/useSentForm.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { FilterIcon } from '../../ui/icons/icons.tsx';
import { isFiltered } from './paymentSearch.ts';
import { statusWords } from '../../components/payment/statusWords.ts';

const statuses = [
  { value: '', label: 'Todos' },
  ...Object.entries(statusWords).map(([value, label]) => ({ value, label })),
];

/**
 * The catalogue's companies, sorted by name. Until they have loaded, only the company in the URL,
 * with its id instead of its name.
 */
function useCompanyOptions(chosen: string) {
  const { data } = useGetCompaniesQuery();
  const known = data?.records ?? (chosen === '' ? [] : [{ id: chosen, name: chosen }]);
  return [
    { value: '', label: 'Todas' },
    ...known
      .map(({ id, name }) => ({ value: id, label: plainText(name) }))
      .sort((one, other) => one.label.localeCompare(other.label, 'es')),
  ];
}

/** The bounds of both dates: neither in the future, and the end not before a valid beginning. */
function boundsOf({ from }: PaymentFilters, today: string) {
  const ofFrom = { max: today };
  return { from: ofFrom, to: { min: dayProblem(from, ofFrom) ? undefined : from, max: today } };
}

/** `today` is the latest day allowed. */
export function FilterForm({
  filters,
  today,
  onFilter,
  onClear,
}: {
  filters: PaymentFilters;
  today: string;
  onFilter: (filters: PaymentFilters) => void;
  onClear: () => void;
}) {
  const { form, formProps, field } = useSentForm({
    initialValues: filters,
    // The back button and "Limpiar filtros" change the filters outside the form; its fields follow.
    enableReinitialize: true,
    validate(values) {
      const bounds = boundsOf(values, today);
      const from = dayProblem(values.from, bounds.from);
      const to = dayProblem(values.to, bounds.to);
      return { ...(from && { from }), ...(to && { to }) };
    },
    send: onFilter,
  });
  const bounds = boundsOf(form.values, today);
  return (
    <Form
      {...formProps}
      role="search"
      aria-label="Filtrar pagos"
      sx={{ mb: 5, displayPrint: 'none' }}
    >
      {/* Two dates with calendar buttons fit side by side, except on the narrowest phones. */}
      <Box
        sx={{
          display: 'grid',
          gap: '20px 16px',
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
            md: 'repeat(3, minmax(0, 1fr))',
            xl: 'repeat(2, minmax(0, 3fr)) repeat(2, minmax(0, 2fr)) auto',
          },
        }}
      >
        <DateField {...field('from')} {...bounds.from} label="Desde" />
        <DateField {...field('to')} {...bounds.to} label="Hasta" />
        <SelectField
          {...field('companyId')}
          label="Empresa"
          options={useCompanyOptions(filters.companyId)}
        />
        <SelectField {...field('status')} label="Estado" options={statuses} />
        <Stack
          direction={{ xs: 'column', md: 'row', xl: 'column' }}
          spacing={1}
          // The buttons are moved down by the height of a label, to align with the fields beside
          // them.
          sx={{ gridColumn: { xs: '1 / -1', md: 'span 2', xl: 'auto' }, mt: { md: '1.875rem' } }}
        >
          <Button type="submit" variant="outlined" startIcon={<FilterIcon size={20} />}>
            Filtrar
          </Button>
          {isFiltered(filters) && (
            <Button variant="text" onClick={onClear}>
              Limpiar filtros
            </Button>
          )}
        </Stack>
      </Box>
    </Form>
  );
}
