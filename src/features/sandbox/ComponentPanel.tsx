import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, useState } from 'react';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { FormField } from '../../ui/fields/FormField.tsx';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';
import { optionsOf } from './scenarioWords.ts';
import { Actions, Section } from './Section.tsx';

const texts = ['display', 'h1', 'h2', 'h3', 'h4', 'lead', 'body1', 'body2', 'subtitle2'] as const;
const variants = ['contained', 'outlined', 'text'] as const;
const sizes = ['small', 'medium', 'large'] as const;
const severities = ['info', 'success', 'warning', 'error'] as const;
const colors = ['default', 'primary', 'success', 'warning', 'error'] as const;
const toasts = ['success', 'danger', 'warning', 'info', 'light', 'dark'] as const;

/** The components of which every screen is made, in all their states: to look at in light and dark. */
export function ComponentPanel() {
  const [value, onChange] = useState('');
  const [isOn, setIsOn] = useState(true);
  const text = { value, onChange };
  const choice = { ...text, options: optionsOf({ uno: 'Uno', dos: 'Dos' }) };
  const box = { checked: isOn, onChange: setIsOn };
  const notify = toasts.map((targetClass) => [
    `Aviso ${targetClass}`,
    () => showToast({ targetClass, text: 'Un aviso breve.', progress: true }),
  ]);
  const examples = {
    Typography: texts.map((variant) => (
      <Typography key={variant} variant={variant} component="p">
        {`${variant}: paga tus cuentas en un solo lugar`}
      </Typography>
    )),
    Button: variants.map((variant) => (
      <Fragment key={variant}>
        {sizes.map((size) => (
          <Button key={size} variant={variant} size={size}>
            {size}
          </Button>
        ))}
        <Button variant={variant} color="error">
          error
        </Button>
        <Button variant={variant} disabled>
          disabled
        </Button>
        <LoadingButton variant={variant} loading>
          loading
        </LoadingButton>
      </Fragment>
    )),
    FormField: <FormField label="Texto" name="plain" help="Una ayuda." {...text} />,
    'FormField error': <FormField label="Con error" name="wrong" error="Así no." {...text} />,
    'FormField multiline': <FormField label="Varias líneas" name="lines" multiline {...text} />,
    SearchField: <SearchField label="Buscar" {...text} />,
    SelectField: <SelectField label="Lista" name="select" {...choice} />,
    RadioCards: <RadioCards legend="Opciones" name="radio" {...choice} />,
    CheckboxField: <CheckboxField label="Marcada o no" name="check" {...box} />,
    'CheckboxField error': <CheckboxField label="Mal" name="off" error="Falta." {...box} />,
    Alert: severities.map((severity) => (
      <Alert key={severity} severity={severity}>
        {severity}
      </Alert>
    )),
    Toast: <Actions of={Object.fromEntries(notify)} />,
    Chip: colors.map((color) => <Chip key={color} color={color} label={color} />),
  };
  return Object.entries(examples).map(([name, example]) => (
    <Section key={name} title={name}>
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
        {example}
      </Stack>
    </Section>
  ));
}
