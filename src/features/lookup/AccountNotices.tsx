import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { countOf } from '../../lib/counts.ts';
import type { AnsweredAccount } from '../../store/payment/addDebts.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';

/** The accounts of a list without debts to show; `show` formats an identifier as people read it. */
interface AccountNoticesProps {
  upToDate: readonly AnsweredAccount[];
  unknown: readonly AnsweredAccount[];
  unclear: readonly AnsweredAccount[];
  show: (value: string) => string;
}

/** How many accounts are named at their full height; more of them scroll. */
const shownAtOnce = 20;

/** Sentences of accounts, each with its number. */
function Sentences({ label, children }: { label: string; children: readonly ReactNode[] }) {
  const id = useId();
  if (children.length <= shownAtOnce) return children;
  return (
    <>
      <Typography id={id} sx={{ fontWeight: 600 }}>
        {`${label}: ${countOf(children.length, 'cuenta')}`}
      </Typography>
      <Box
        role="group"
        aria-labelledby={id}
        // The keyboard scrolls what has the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        // The half line tells that there are more.
        sx={{ maxHeight: '10.5lh', overflowY: 'auto', '@media print': { maxHeight: 'none' } }}
      >
        {children}
      </Box>
    </>
  );
}

/** Which accounts the bank does not know, which owe nothing, and of which that cannot be told. */
export function AccountNotices({ upToDate, unknown, unclear, show }: AccountNoticesProps) {
  const groups = [
    ['warning', 'Sin encontrar', 'No encontramos esa cuenta: ', unknown],
    ['warning', 'Sin leer', 'No pudimos leer lo que el banco informa de esta cuenta: ', unclear],
    ['success', 'Sin deudas', 'No encontramos deudas pendientes: ', upToDate],
  ] as const;
  const present = groups.filter(([, , , accounts]) => accounts.length > 0);
  if (present.length === 0) return null;
  return (
    <Stack spacing={1.5} sx={{ mb: 3 }}>
      {present.map(([severity, label, words, accounts]) => (
        <Notice key={label} severity={severity}>
          <Sentences label={label}>
            {accounts.map(({ value }) => (
              <p key={value}>
                {words}
                <UntrustedText>{show(value)}</UntrustedText>
              </p>
            ))}
          </Sentences>
        </Notice>
      ))}
    </Stack>
  );
}
