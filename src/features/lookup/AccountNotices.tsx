import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { countOf } from '../../lib/counts.ts';
import { plainText } from '../../lib/text/plainText.ts';
import type { AnsweredAccount } from '../../store/payment/addDebts.ts';
import { textButtonRow } from '../../theme/pageFrame.ts';
import { Disclosure } from '../../ui/page/Disclosure.tsx';
import { Notice } from '../../ui/page/Notice.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';

/** `show` formats an identifier as people read it. */
interface AccountNoticesProps {
  upToDate: readonly AnsweredAccount[];
  unknown: readonly AnsweredAccount[];
  unclear: readonly AnsweredAccount[];
  show: (value: string) => string;
}

/**
 * Copies the accounts, one per line. If the browser refuses, a toast asks the visitor to select the
 * list instead.
 */
async function copyList(lines: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(lines.join('\n'));
    const text = `Copiamos la lista: ${countOf(lines.length, 'cuenta')}.`;
    showToast({ targetClass: 'success', text, suppressDuplicates: true });
  } catch {
    const text = 'Este dispositivo no nos dejó copiar la lista. Selecciónala para copiarla.';
    showToast({ targetClass: 'warning', text, suppressDuplicates: true });
  }
}

/** Longer lists are collapsed at first. */
const mostShown = 8;

interface CopiableListProps {
  /** The id of the title above the list, for `aria-describedby`. */
  titleId: string;
  lines: readonly string[];
}

/** A collapsible list of accounts with a button that copies it. */
function CopiableList({ titleId, lines }: CopiableListProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'flex-start', gap: 1, flexWrap: 'wrap' }}>
      <Disclosure
        summary="Ver los números"
        describedBy={titleId}
        isOpenAtFirst={lines.length <= mostShown}
      >
        <Box
          component="span"
          sx={{
            whiteSpace: 'pre-line',
            fontVariantNumeric: 'tabular-nums',
            '@media print': { whiteSpace: 'normal', wordSpacing: '0.5em' },
          }}
        >
          <bdi translate="no">{lines.join('\n')}</bdi>
        </Box>
      </Disclosure>
      <Button
        variant="text"
        size="small"
        aria-describedby={titleId}
        sx={textButtonRow}
        onClick={() => void copyList(lines)}
      >
        Copiar lista
      </Button>
    </Stack>
  );
}

/**
 * Lists the accounts without debts to show: unknown to the bank, with an unreadable answer, or up
 * to date.
 */
export function AccountNotices({ upToDate, unknown, unclear, show }: AccountNoticesProps) {
  const id = useId();
  const groups = [
    ['warning', 'No encontramos', 'No encontramos esa cuenta: ', unknown],
    [
      'warning',
      'No pudimos leer lo que el banco informa de',
      'No pudimos leer lo que el banco informa de esta cuenta: ',
      unclear,
    ],
    [
      'success',
      'No encontramos deudas pendientes en',
      'No encontramos deudas pendientes: ',
      upToDate,
    ],
  ] as const;
  // The account's number, and its name if the visitor's file of accounts gives one.
  const lineOf = ({ value, name = '' }: AnsweredAccount) =>
    [show(value), name]
      .filter(Boolean)
      .map((text) => plainText(text))
      .join(' · ');
  const present = groups.filter(([, , , accounts]) => accounts.length > 0);
  if (present.length === 0) return null;
  return (
    <Stack spacing={1} sx={{ mt: 1, mb: 1.5 }}>
      {present.map(([severity, title, words, accounts], index) => {
        const titleId = `${id}-${index}`;
        const [first, ...others] = accounts;
        return first && others.length === 0 ? (
          <Notice key={title} severity={severity}>
            {words}
            <UntrustedText>{lineOf(first)}</UntrustedText>
          </Notice>
        ) : (
          <Notice
            key={title}
            severity={severity}
            title={<span id={titleId}>{`${title} ${countOf(accounts.length, 'cuenta')}`}</span>}
          >
            <CopiableList titleId={titleId} lines={accounts.map(lineOf)} />
          </Notice>
        );
      })}
    </Stack>
  );
}
