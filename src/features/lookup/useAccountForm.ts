import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { Contract } from '../../api/catalogueApi.ts';
import { listError, tidyList, wireValues } from '../../lib/identifiers/identifierLists.ts';
import type { FileAnswer, NamedAccount } from '../../lib/files/accountFiles.ts';
import { identifierAt, identifierIndex } from '../../lib/identifiers/identifiers.ts';
import { loadPatternEngine } from '../../lib/identifiers/patterns.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import { accountsConsulted, selectLastUsed, selectLookup } from '../../store/lookup/lookupSlice.ts';
import { useSentForm } from '../../ui/forms/useSentForm.ts';
import { linkedIndex } from './flow.ts';

/**
 * The `value` by which `isTotalTag` recognizes the submit button "Pagar Total TAG" (one toll tag
 * for several motorways).
 */
export const totalTagIntent = 'totalTag';

/** Whether "Pagar Total TAG" submitted the form; Enter uses the first button, "Consultar". */
function isTotalTag({ nativeEvent }: FormEvent): boolean {
  const { submitter } = nativeEvent as SubmitEvent;
  return submitter instanceof HTMLButtonElement && submitter.value === totalTagIntent;
}

/**
 * The initial values: the account of a deep link; else an empty text, and the kind of identifier
 * last used.
 */
function useInitialValues({ id, identifiers }: Contract) {
  const { linked } = useAppSelector(selectLookup);
  const last = useAppSelector((state) => selectLastUsed(state, id));
  const index = linked ? linkedIndex(identifiers, linked) : -1;
  const identifier = identifiers[index];
  if (linked && identifier) {
    return { choice: String(index), account: tidyList(identifier, linked.value) };
  }
  const lastIndex = last ? identifierIndex(identifiers, last) : -1;
  return { choice: String(Math.max(lastIndex, 0)), account: '' };
}

/**
 * The form of step Cuenta: `choice` is the index of the chosen identifier, `account` the text with
 * one or more accounts. A text from a deep link is validated at once.
 */
export function useAccountForm(contract: Contract) {
  const { identifiers } = contract;
  const dispatch = useAppDispatch();
  const initialValues = useInitialValues(contract);
  const [filled] = useState(initialValues.account);
  const isFilled = filled !== '';
  const totalTag = useRef(false);
  const fileNames = useRef<NamedAccount[]>([]);

  const { form, formProps, field } = useSentForm({
    initialValues,
    initialTouched: { account: isFilled },
    validateOnMount: isFilled,
    validate: async ({ choice, account }) => {
      await loadPatternEngine();
      const identifier = identifierAt(identifiers, choice);
      const error = identifier && listError(identifier, account);
      return error ? { account: error } : {};
    },
    send({ choice, account }) {
      const identifier = identifierAt(identifiers, choice);
      if (!identifier) return;
      const values = wireValues(identifier, account);
      const names = fileNames.current.filter(({ value }) => values.includes(value));
      dispatch(
        accountsConsulted({
          kind: identifier.kind,
          values,
          totalTag: totalTag.current,
          ...(names.length > 0 && { names }),
        }),
      );
    },
  });

  const identifier = identifierAt(identifiers, form.values.choice);
  return {
    form,
    field,
    identifier,
    /** Whether the field still has the unchanged account of a link. */
    isLinked: isFilled && form.values.account === filled,
    formProps: {
      ...formProps,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        totalTag.current = isTotalTag(event);
        formProps.onSubmit(event);
      },
    },
    /** Chooses another identifier; its field begins empty. */
    choose: (choice: string) => {
      form.resetForm({ values: { choice, account: '' }, touched: {} });
    },
    /**
     * Fills in and validates the accounts of a file; resolves to the answer of `readAccounts`.
     * Rejects if the code that reads files does not load.
     */
    readFile: async (file: File): Promise<FileAnswer> => {
      const [{ readAccounts }] = await Promise.all([
        import('../../lib/files/accountFiles.ts'),
        loadPatternEngine(),
      ]);
      if (!identifier) return { problem: '' };
      const answer = await readAccounts(identifier, file);
      if ('text' in answer) {
        const account = tidyList(identifier, answer.text);
        fileNames.current = answer.names ?? [];
        void form.setFieldTouched('account', true, false);
        void form.setFieldValue('account', account);
      }
      return answer;
    },
    /** Fills in a value for an identifier and focuses the field, so that Enter sends it. */
    fill: (choice: string, account: string) => {
      form.resetForm({ values: { choice, account }, touched: {} });
      queueMicrotask(() => {
        formProps.ref.current?.querySelector<HTMLInputElement>('input[name="account"]')?.focus();
      });
    },
  };
}
