import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { CartItem } from '../../api/cartItem.ts';
import { dueText } from '../../lib/dates/debtWords.ts';
import { groupBy } from '../../lib/arrays.ts';
import { formatRut, isRut } from '../../lib/identifiers/rut.ts';
import { clip } from '../../lib/text/plainText.ts';
import { groupItems } from '../../store/cart/cartItems.ts';
import { useToday } from '../../ui/dates/useToday.ts';
import { DottedFacts } from '../../ui/text/DottedFacts.tsx';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { CompanyMark } from '../companies/CompanyMark.tsx';

/**
 * Reveals a new line without animating its height: links below the line would move, and a link that
 * moves during a press gets no click.
 */
const unroll = keyframes({
  from: { clipPath: 'inset(-8px -8px 100%)', opacity: 0 },
  to: { clipPath: 'inset(-8px)' },
});

const wholeName = { display: 'block', unicodeBidi: 'isolate', overflowWrap: 'anywhere' } as const;
const shortName = {
  ...wholeName,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
} as const;

/**
 * The facts of an account in a row: `children`, its name from an imported file, its number (a RUT,
 * a Chilean id number, is shown with dots), and the name of its holder, partly masked by the bank.
 */
export function AccountFacts({
  account: { kind, value, holder, name },
  children,
}: {
  account: NonNullable<CartItem['account']>;
  children?: ReactNode;
}) {
  const isOfRut = kind === 'CLIENT_ID' && value.includes('-') && isRut(value);
  return (
    <DottedFacts>
      {children}
      {name && <UntrustedText>{name}</UntrustedText>}
      <>
        <span>{isOfRut ? 'RUT ' : 'N° '}</span>
        <UntrustedText>{isOfRut ? formatRut(value) : value}</UntrustedText>
      </>
      {holder && <UntrustedText>{holder}</UntrustedText>}
    </DottedFacts>
  );
}

interface AccountLinesProps {
  items: readonly CartItem[];
  /** The list's accessible name. */
  label: string;
  /** Shows names longer than three lines in full; by default they are cut. */
  whole?: boolean;
  /** Rendered at the end of each line. */
  renderAction?: (item: CartItem) => ReactNode;
}

const accountKey = ({ account }: CartItem) => JSON.stringify([account?.kind, account?.value]);

/**
 * Lists the items by company and service, then by account. Only lines that are added after the
 * first render are animated.
 */
export function AccountLines({ items, label, whole = false, renderAction }: AccountLinesProps) {
  const name = whole ? wholeName : shortName;
  const today = useToday();
  const [first] = useState(() => new Set(items.map(({ debtFrontId }) => debtFrontId)));
  return (
    <List disablePadding aria-label={label} sx={{ display: 'grid', gap: 2.5 }}>
      {groupItems(items).map(({ key, company, contractName, items: own }) => (
        <li key={key}>
          <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
            <CompanyMark name={company.name} image={company.image} size={40} />
            <Box sx={{ minWidth: 0 }}>
              <Typography translate="no" sx={{ ...name, fontWeight: 600, lineHeight: 1.35 }}>
                {clip(company.name)}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={name}>
                {clip(contractName)}
              </Typography>
            </Box>
          </Stack>
          {[...groupBy(own, accountKey)].map(([account, debts]) => (
            <Box key={account} sx={{ mt: 1 }}>
              {debts[0]?.account && (
                <Typography component="div" variant="body2" sx={{ fontWeight: 600 }}>
                  <AccountFacts account={debts[0].account} />
                </Typography>
              )}
              <List disablePadding>
                {debts.map((item) => (
                  <ListItem
                    key={item.debtFrontId}
                    disablePadding
                    sx={{
                      gap: 1,
                      py: '5px',
                      ...(!first.has(item.debtFrontId) && {
                        animation: `${unroll} 180ms ease-out`,
                      }),
                    }}
                  >
                    <Box sx={{ flex: 1, minWidth: 0 }}>
                      <Stack
                        direction="row"
                        // The amount wraps below a text that would otherwise be too narrow.
                        sx={{ flexWrap: 'wrap', columnGap: 1, justifyContent: 'flex-end' }}
                      >
                        <Typography sx={{ ...name, flex: '1 1 7.5rem', lineHeight: 1.35 }}>
                          <UntrustedText>{item.description || item.invoiceId}</UntrustedText>
                        </Typography>
                        <MoneyText amount={item.amount} />
                      </Stack>
                      <Typography
                        component="div"
                        variant="body2"
                        color="textSecondary"
                        sx={{ overflowWrap: 'anywhere' }}
                      >
                        <DottedFacts>
                          {item.description && <UntrustedText>{item.invoiceId}</UntrustedText>}
                          {item.dueDate && dueText(item.dueDate, today).text}
                        </DottedFacts>
                      </Typography>
                    </Box>
                    {renderAction?.(item)}
                  </ListItem>
                ))}
              </List>
            </Box>
          ))}
        </li>
      ))}
    </List>
  );
}
