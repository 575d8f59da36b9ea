import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Contract } from '../../api/catalogueApi.ts';
import { IdentifierFields } from '../../components/identifiers/IdentifierFields.tsx';
import { OfferedValue } from '../../components/identifiers/OfferedValue.tsx';
import { countOf } from '../../lib/counts.ts';
import { longestList, wireValues } from '../../lib/identifiers/identifierLists.ts';
import {
  formatValue,
  identifierIndex,
  formatAccountValue,
} from '../../lib/identifiers/identifiers.ts';
import { maxAccounts } from '../../lib/dates/ids.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { selectLastUsed } from '../../store/lookup/lookupSlice.ts';
import { selectRemembered } from '../../store/device/rememberedAccountsSlice.ts';
import { LoadingButton } from '../../ui/buttons/LoadingButton.tsx';
import { Form, FormActions } from '../../ui/forms/Form.tsx';
import { ClockIcon } from '../../ui/icons/icons.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import type { StepStart } from '../../ui/focus/arrival.ts';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { AccountFile } from './AccountFile.tsx';
import { totalTagIntent, useAccountForm } from './useAccountForm.ts';

interface LastUsedProps {
  contract: Contract;
  /** `choice` is the index of the identifier whose field gets the value. */
  onUse: (choice: string, value: string) => void;
}

/**
 * A button that fills in the identifier last used with this contract (a company's service that
 * bills); nothing if none was used.
 */
function LastUsed({ contract, onUse }: LastUsedProps) {
  const last = useAppSelector((state) => selectLastUsed(state, contract.id));
  if (!last) return null;
  const index = identifierIndex(contract.identifiers, last);
  const identifier = contract.identifiers[index];
  if (!identifier) return null;
  const value = formatValue(identifier, last.value);
  return (
    <OfferedValue
      value={value}
      icon={<ClockIcon size={18} />}
      onUse={() => onUse(String(index), value)}
    />
  );
}

interface LinkedNumberProps {
  contract: Contract;
  value: string;
}

/**
 * Says that the number comes from a link, and warns if only other numbers were used with the
 * contract before (docs/trust.md, T45).
 */
function LinkedNumber({ contract, value }: LinkedNumberProps) {
  const last = useAppSelector((state) => selectLastUsed(state, contract.id));
  const remembered = useAppSelector(selectRemembered).filter(
    (account) => account.contract.id === contract.id,
  );
  const used = [...(last ? [last] : []), ...remembered];
  const [other] = used.some((each) => each.value === value) ? [] : used;
  return (
    <Notice severity={other ? 'warning' : 'info'}>
      <p>Este número viene de un link: compáralo con tu boleta.</p>
      {other && (
        <p>
          Antes usaste aquí otro número:{' '}
          <UntrustedText>{formatAccountValue(contract, other.kind, other.value)}</UntrustedText>.
        </p>
      )}
    </Notice>
  );
}

/** Up to this many accounts are edited in an input, longer lists in a textarea. */
const mostInLine = 3;

/** Moves the focus from the input to the textarea that replaces it, and back. */
function useKeptFocus(isLong: boolean, form: RefObject<HTMLFormElement | null>): void {
  const before = useRef(isLong);
  useLayoutEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (before.current !== isLong && isFocusLost) {
      const field = form.current?.querySelector<HTMLInputElement>('[name="account"]');
      field?.focus({ preventScroll: true });
      field?.setSelectionRange(field.value.length, field.value.length);
    }
    before.current = isLong;
  }, [isLong, form]);
}

/** Says how many accounts will be queried; more than `maxAccounts` are queried in batches. */
const batchesText = (count: number) =>
  count > maxAccounts
    ? `Consultaremos ${countOf(count, 'cuenta')}, de ${maxAccounts} en ${maxAccounts}.`
    : `Consultaremos ${count} cuentas a la vez.`;

export function AccountForm({ contract, startRef }: { contract: Contract; startRef: StepStart }) {
  const { form, field, identifier, isLinked, formProps, choose, fill, readFile } =
    useAccountForm(contract);
  const { choice, account } = form.values;
  const values = identifier ? wireValues(identifier, account) : [];
  const count = values.length;
  const isLong = count > mostInLine;
  useKeptFocus(isLong, formProps.ref);
  if (!identifier) return null;
  const accountField = field('account');
  const isList = count > 1 && count <= longestList;
  const batches = isList && !accountField.error ? batchesText(count) : '';
  return (
    <Form {...formProps} sx={{ maxWidth: 560 }}>
      <AccountFile onRead={readFile}>
        <IdentifierFields
          identifiers={contract.identifiers}
          choice={choice}
          onChoose={choose}
          field={accountField}
          help={identifier.help && plainText(identifier.help)}
          isList
          isLong={isLong}
          inputRef={startRef}
        >
          {isLinked && <LinkedNumber contract={contract} value={values.join()} />}
          <LastUsed contract={contract} onUse={fill} />
        </IdentifierFields>
        {/* The live region is rendered even while empty, so that screen readers announce its
            changes. */}
        <Typography
          variant="body2"
          color="textSecondary"
          aria-live="polite"
          sx={{ mt: batches ? 0 : -3 }}
        >
          {batches}
        </Typography>
        <FormActions>
          <LoadingButton type="submit" loading={form.isSubmitting}>
            Consultar
          </LoadingButton>
          {contract.totalTag && (
            <Button type="submit" variant="outlined" value={totalTagIntent}>
              Pagar Total TAG
            </Button>
          )}
        </FormActions>
        {contract.totalTag && (
          <Typography variant="body2" color="textSecondary">
            Total TAG consulta todas tus autopistas y agrega lo que debes al carro de una vez.
          </Typography>
        )}
      </AccountFile>
    </Form>
  );
}
