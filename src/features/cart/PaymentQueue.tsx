import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { AccountFacts } from '../../components/accounts/AccountLines.tsx';
import { ContinueButton } from '../../components/accounts/ContinueButton.tsx';
import { InvoiceNames } from '../../components/accounts/InvoiceNames.tsx';
import { CompanyMark } from '../../components/companies/CompanyMark.tsx';
import { groupBy } from '../../lib/arrays.ts';
import { clip, plainText } from '../../lib/text/plainText.ts';
import { restoreQueue } from '../../store/payment/addDebts.ts';
import {
  billsUnqueued,
  mostQueued,
  selectItemCount,
  selectQueue,
} from '../../store/cart/cartSlice.ts';
import { queueEntries } from '../../store/cart/queueEntries.ts';
import type { QueueEntry } from '../../store/cart/queueEntries.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import { SlipDivider } from '../../ui/drawings/PaperSlip.tsx';
import { focusNextRow } from '../../ui/focus/removal.ts';
import { CloseIcon } from '../../ui/icons/firstIcons.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';

interface EntryLineProps {
  entry: QueueEntry;
  onRemove: (button: HTMLButtonElement) => void;
}

function EntryLine({ entry, onRemove }: EntryLineProps) {
  const { name, image, contractName, bills, total } = entry;
  const isOfOne = groupBy(bills, ({ account }) => account?.value).size === 1;
  const account = isOfOne ? bills[0]?.account : undefined;
  return (
    <ListItem disablePadding sx={{ gap: 1.5, py: 1, alignItems: 'flex-start' }}>
      <CompanyMark name={name} image={image} size={40} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Stack
          direction="row"
          // The amount wraps below a name that would otherwise be too narrow.
          sx={{ flexWrap: 'wrap', columnGap: 1.5, justifyContent: 'flex-end' }}
        >
          <Typography sx={{ flex: '1 1 5rem', fontWeight: 600, lineHeight: 1.35 }}>
            <UntrustedText>{name}</UntrustedText>
          </Typography>
          <MoneyText amount={total} />
        </Stack>
        {contractName !== name && (
          <Typography variant="body2" color="textSecondary">
            <UntrustedText>{contractName}</UntrustedText>
          </Typography>
        )}
        {account && (
          <Typography component="div" variant="body2" color="textSecondary">
            <AccountFacts account={account} />
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary">
          <InvoiceNames ids={bills.map(({ invoiceId }) => invoiceId)} />
        </Typography>
      </Box>
      <IconButton
        // The margins align the button with the first line, and the amount with the amounts in the
        // cart.
        sx={{ mr: 'var(--outdent)', ml: -0.5, mt: -1.25 }}
        aria-label={`Quitar ${clip(name)} de la cola`}
        data-action="unqueue"
        onClick={({ currentTarget }) => onRemove(currentTarget)}
      >
        <CloseIcon size={20} />
      </IconButton>
    </ListItem>
  );
}

/**
 * "Después de este pago": the bills queued for later payments, a line for each contract (a
 * company's service that bills). If the cart is empty, a button fills it with the bills of the
 * first line. Renders nothing without queued bills.
 */
export function PaymentQueue({ headingLevel }: { headingLevel: 2 | 3 }) {
  const dispatch = useAppDispatch();
  const queue = useAppSelector(selectQueue);
  const isCartEmpty = useAppSelector(selectItemCount) === 0;
  const headingId = useId();
  const entries = queueEntries(queue);
  const [next] = entries;
  if (!next) return null;

  const remove = ({ bills, name }: QueueEntry, button: HTMLButtonElement) => {
    focusNextRow(button);
    dispatch(billsUnqueued(bills));
    showToast({
      text: `Quitaste ${plainText(name, 60)} de «Después de este pago».`,
      targetClass: 'info',
      action: { label: 'Deshacer', onPress: () => dispatch(restoreQueue(bills)) },
    });
  };

  return (
    <>
      <SlipDivider />
      <Typography variant="h4" component={`h${headingLevel}`} id={headingId}>
        Después de este pago
      </Typography>
      <List disablePadding aria-labelledby={headingId} sx={{ mt: 0.5 }}>
        {entries.map((entry) => (
          <EntryLine
            key={entry.contractId}
            entry={entry}
            onRemove={(button) => remove(entry, button)}
          />
        ))}
      </List>
      {queue.length >= mostQueued && (
        <Typography variant="body2" color="textSecondary">
          {`Aquí caben hasta ${mostQueued} deudas. Agrega las demás cuando hayas pagado algunas.`}
        </Typography>
      )}
      {isCartEmpty && (
        <Box sx={{ mt: 2 }}>
          <ContinueButton entry={next} />
        </Box>
      )}
    </>
  );
}
