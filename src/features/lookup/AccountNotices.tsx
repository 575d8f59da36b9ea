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
  const notices = [
    { accounts: unknown, severity: 'warning', text: 'No encontramos esa cuenta' },
    {
      accounts: unclear,
      severity: 'warning',
      text: 'No pudimos leer lo que el banco informa de esta cuenta',
    },
    { accounts: upToDate, severity: 'success', text: 'No encontramos deudas pendientes' },
  ] as const;
  const shown = notices.filter(({ accounts }) => accounts.length > 0);
  if (shown.length === 0) return null;
  return (
    <Stack spacing={1.5} sx={{ mb: 3 }}>
      {shown.map(({ accounts, severity, text }) => (
        <Notice key={text} severity={severity}>
          {accounts.map(({ value }) => (
            <p key={value}>
              <span>{`${text}: `}</span>
              <UntrustedText>{show(value)}</UntrustedText>
            </p>
          ))}
        </Notice>
      ))}
    </Stack>
  );
}
