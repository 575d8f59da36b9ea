import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { keyframes } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { CartItem } from '../../api/cartItem.ts';
import { clip } from '../../lib/text/plainText.ts';
import { groupItems } from '../../store/cart/cartItems.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';
import { CompanyMark } from '../companies/CompanyMark.tsx';

const unroll = keyframes({
  from: { maxHeight: 0, overflow: 'hidden', opacity: 0 },
  to: { maxHeight: 96, overflow: 'hidden' },
});

/** A name of any length in full. */
const wholeName = { display: 'block', unicodeBidi: 'isolate', overflowWrap: 'anywhere' } as const;
/** Its first three lines. */
const shortName = {
  ...wholeName,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
} as const;

interface AccountLinesProps {
  items: readonly CartItem[];
  /** The list's accessible name. */
  label: string;
  /** Whether names longer than three lines stand in full. */
  whole?: boolean;
  /** Rendered at the end of each line. */
  renderAction?: (item: CartItem) => ReactNode;
}

/**
 * The items of a cart or payment, grouped by company, as the lines of a paper slip. A line added
 * later unrolls like a receipt; the others do not animate.
 */
export function AccountLines({ items, label, whole = false, renderAction }: AccountLinesProps) {
  const name = whole ? wholeName : shortName;
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
          {/* Buttons make the lines high enough. */}
          <List disablePadding sx={{ mt: renderAction ? 0.5 : 1.5 }}>
            {own.map((item) => (
              <ListItem
                key={item.debtFrontId}
                disablePadding
                sx={{
                  flexWrap: 'wrap',
                  justifyContent: 'flex-end',
                  gap: 1,
                  py: '5px',
                  ...(!first.has(item.debtFrontId) && { animation: `${unroll} 180ms ease-out` }),
                }}
              >
                <Typography
                  translate="no"
                  color="textSecondary"
                  sx={{ ...name, flex: '1 1 5.5rem' }}
                >
                  {clip(item.invoiceId)}
                </Typography>
                <MoneyText amount={item.amount} />
                {renderAction?.(item)}
              </ListItem>
            ))}
          </List>
        </li>
      ))}
    </List>
  );
}
