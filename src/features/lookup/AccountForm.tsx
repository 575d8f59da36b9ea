import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { Contract, Identifier } from '../../api/catalogue.ts';
import { Button } from '../../ui/Button.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { getFieldProps } from '../../ui/fieldProps.ts';
import { FormField } from '../../ui/FormField.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { UntrustedText } from '../../ui/UntrustedText.tsx';
import { plainText } from '../../lib/plainText.ts';
import {
  filterIdentifier,
  formatText,
  isNumeric,
  isRutIdentifier,
  maxAccounts,
  valuesOf,
} from '../../lib/identifiers.ts';
import { LastUsed } from './LastUsed.tsx';
import type { StepStart } from './StepHeading.tsx';
import { totalTagIntent, useAccountForm } from './useAccountForm.ts';
import { WhereToFind } from '../../ui/WhereToFind.tsx';

const Form = styled('form')({ display: 'grid', gap: 20, maxWidth: 560 });
/** Room for a message of one line, so that its coming moves no button from under the pointer. */
const Field = styled('div')(({ theme }) => ({
  minHeight: 132,
  // The bank names the identifier, and may do so in one endless word.
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('sm')]: { minHeight: 176 },
}));
/** Kinds side by side: one below the other they would push the field off a small screen. */
const Kinds = styled('div')({
  '& [role=radiogroup] > div': {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(168px, 100%), 1fr))',
  },
});
const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  color: theme.vars.palette.text.secondary,
  '&:empty': { marginTop: -20 },
}));
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** Where the identifier stands, and that a list of them is welcome. */
function helpOf({ help }: Identifier): string {
  const several = 'Si son varias cuentas, sepáralas con comas.';
  return help ? `${plainText(help)} ${several}` : several;
}

/** The identifier of one account, or a list of them; "Pagar Total TAG" where the contract spans motorways. */
export function AccountForm({ contract, startRef }: { contract: Contract; startRef: StepStart }) {
  const { formik, identifier, formRef, send, choose, fill, paste } = useAccountForm(contract);
  const group = useId();
  if (!identifier) return null;
  const { choice, account } = formik.values;
  const count = valuesOf(identifier, account).length;
  return (
    <Form ref={formRef} method="post" onSubmit={send} onPaste={paste} noValidate>
      {contract.identifiers.length > 1 && (
        <Kinds>
          <RadioCards
            legend="Identificador"
            name={group}
            options={contract.identifiers.map(({ label }, index) => ({
              value: String(index),
              label: <UntrustedText length={60}>{label}</UntrustedText>,
            }))}
            value={choice}
            onChange={choose}
          />
        </Kinds>
      )}
      <Field>
        <FormField
          {...getFieldProps(formik, 'account')}
          onBlur={() => {
            if (account !== '') void formik.setFieldTouched('account');
          }}
          label={plainText(identifier.label, 60)}
          help={helpOf(identifier)}
          filter={(typed) => filterIdentifier(identifier, typed)}
          format={(typed) => formatText(identifier, typed)}
          inputMode={isNumeric(identifier) ? 'numeric' : 'text'}
          autoComplete={isRutIdentifier(identifier) ? 'on' : 'off'}
          spellCheck={false}
          required
          inputRef={startRef}
        />
      </Field>
      <LastUsed contract={contract} onUse={fill} />
      <WhereToFind identifier={identifier} />
      <Hint aria-live="polite">
        {count > 1 && count <= maxAccounts && `Consultaremos ${count} cuentas a la vez.`}
      </Hint>
      <Buttons>
        <BusyButton type="submit" busy={formik.isSubmitting}>
          Consultar
        </BusyButton>
        {contract.totalTag && (
          <Button type="submit" variant="outlined" value={totalTagIntent}>
            Pagar Total TAG
          </Button>
        )}
      </Buttons>
      {contract.totalTag && (
        <Hint>
          Total TAG consulta todas tus autopistas y agrega lo que debes al carro de una vez.
        </Hint>
      )}
    </Form>
  );
}
