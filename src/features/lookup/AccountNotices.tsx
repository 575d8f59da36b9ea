import Stack from '@mui/material/Stack';
import { Notice } from '../../ui/page/Notice.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import type { AccountAnswer } from './accountAnswers.ts';

/** The accounts of a list without debts to show; `show` formats an identifier as people read it. */
interface AccountNoticesProps {
  upToDate: readonly AccountAnswer[];
  unknown: readonly AccountAnswer[];
  unclear: readonly AccountAnswer[];
  show: (value: string) => string;
}

/** Which accounts the bank does not know, which owe nothing, and of which that cannot be told. */
export function AccountNotices({ upToDate, unknown, unclear, show }: AccountNoticesProps) {
  if (upToDate.length + unknown.length + unclear.length === 0) return null;
  return (
    <Stack spacing={1.5} sx={{ mb: 3 }}>
      {unknown.length > 0 && (
        <Notice severity="warning">
          {unknown.map(({ value }) => (
            <p key={value}>
              No encontramos esa cuenta: <UntrustedText>{show(value)}</UntrustedText>
            </p>
          ))}
        </Notice>
      )}
      {unclear.length > 0 && (
        <Notice severity="warning">
          {unclear.map(({ value }) => (
            <p key={value}>
              No pudimos leer lo que el banco informa de esta cuenta:{' '}
              <UntrustedText>{show(value)}</UntrustedText>
            </p>
          ))}
        </Notice>
      )}
      {upToDate.length > 0 && (
        <Notice severity="success">
          {upToDate.map(({ value }) => (
            <p key={value}>
              No encontramos deudas pendientes: <UntrustedText>{show(value)}</UntrustedText>
            </p>
          ))}
        </Notice>
      )}
    </Stack>
  );
}
