import Stack from '@mui/material/Stack';
import type { Company, Contract } from '../../api/catalogueApi.ts';
import { identifierAt } from '../../lib/identifiers/identifiers.ts';
import { isOn } from '../../lib/isOn.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { paths } from '../../config/paths.ts';
import { FormField } from '../../ui/fields/FormField.tsx';
import { SentForm } from '../../ui/forms/SentForm.tsx';
import { IdentifierFields } from '../../components/identifiers/IdentifierFields.tsx';
import { OfferedValue } from '../../components/identifiers/OfferedValue.tsx';
import { useSentForm } from '../../ui/forms/useSentForm.ts';
import { EditIcon } from '../../ui/icons/icons.tsx';
import type { StepStart } from '../../ui/focus/arrival.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { addAccountSchema, emptyAccount } from './accountValues.ts';
import { suggestAlias } from '../../components/accounts/alias.ts';
import { useGoToSaved } from './savedAccount.ts';
import { explainNotSaved, useSaveAccount } from './useSaveAccount.ts';

interface AddAccountFormProps {
  company: Company;
  contract: Contract;
  startRef: StepStart;
}

export function AddAccountForm({ company, contract, startRef }: AddAccountFormProps) {
  const { identifiers } = contract;
  const goToSaved = useGoToSaved();
  const { save, isSaved } = useSaveAccount(contract, (id) => {
    showToast({ text: 'Cuenta guardada.', targetClass: 'success', outlivesScreen: true });
    // Navigates only if the payer is still on this screen: they may have left it during the call.
    if (isOn(paths.addAccount)) goToSaved(id);
  });
  const { field, ...sent } = useSentForm({
    initialValues: emptyAccount,
    validationSchema: addAccountSchema(identifiers),
    send: save,
    explain: explainNotSaved,
  });
  const { choice } = sent.form.values;
  const help = identifierAt(identifiers, choice)?.help;
  const suggestion = suggestAlias(company, contract);
  return (
    <SentForm {...sent} action="Guardar cuenta" isSent={isSaved}>
      <IdentifierFields
        identifiers={identifiers}
        choice={choice}
        onChoose={(chosen) =>
          sent.form.resetForm({ values: { ...sent.form.values, choice: chosen, account: '' } })
        }
        field={field('account')}
        help={help && plainText(help)}
        inputRef={startRef}
      />
      <Stack spacing={1.5} sx={{ my: 1, pt: 3.5, borderTop: 1, borderColor: 'divider' }}>
        <FormField
          label="Alias"
          {...field('alias')}
          help="El nombre con que la verás en tus cuentas, por ejemplo «Luz casa»."
          autoComplete="off"
          required
        />
        <OfferedValue
          value={suggestion}
          icon={<EditIcon size={18} />}
          onUse={() => {
            void sent.form.setFieldValue('alias', suggestion);
            sent.formProps.ref.current
              ?.querySelector<HTMLInputElement>('input[name="alias"]')
              ?.focus();
          }}
        />
      </Stack>
    </SentForm>
  );
}
