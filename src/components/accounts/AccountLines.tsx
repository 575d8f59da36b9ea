import { keyframes, styled } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { clip } from '../../lib/plainText.ts';
import { plainList } from '../../theme/plainList.ts';
import { quietText } from '../../theme/quietText.ts';
import { palette } from '../../theme/theme.ts';
import { CompanyMark } from '../companies/CompanyMark.tsx';
import { lineOverhang } from '../../ui/lists/lineOverhang.ts';
import { MoneyText } from '../../ui/text/MoneyText.tsx';

const unroll = keyframes({ from: { gridTemplateRows: '0fr', opacity: 0 } });

const Groups = styled('ul')({ ...plainList, display: 'grid', gap: 20 });
const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 12 });
const Words = styled('div')({ minWidth: 0, lineHeight: 1.35, overflowWrap: 'anywhere' });
const clipped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  unicodeBidi: 'isolate',
  '&[data-whole]': { WebkitLineClamp: 'none' },
} as const;
const Name = styled('span')({ ...clipped, fontWeight: 600 });
const Detail = styled('span')({
  ...quietText,
  ...clipped,
});
const Lines = styled('ul')({
  ...plainList,
  margin: '12px 0 0',
  // Buttons make the lines high enough.
  '&:has(button)': { marginTop: 4 },
});
const Line = styled('li')({
  display: 'grid',
  gridTemplateRows: '1fr',
  '&[data-new]': { animation: `${unroll} 180ms ease-out` },
});
const LineBody = styled('div')({
  minHeight: 0,
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 5,
  marginInlineEnd: -lineOverhang,
  paddingInlineEnd: lineOverhang,
});
const Label = styled('span')({
  flex: 1,
  minWidth: 0,
  ...clipped,
  overflowWrap: 'anywhere',
  color: palette.text.secondary,
});

/** One account; `amount` in whole pesos. */
export interface AccountLine {
  key: string;
  label: string;
  amount: number;
}

/** What is owed to one company: the company itself, then a line for each account. */
interface AccountGroup {
  key: string;
  name: string;
  detail: string;
  /** Path or URL of the company's mark. */
  image: string;
  lines: readonly AccountLine[];
}

interface AccountLinesProps {
  groups: readonly AccountGroup[];
  /** The list's accessible name. */
  label: string;
  /** Whether names longer than three lines stand in full. */
  whole?: boolean;
  /** Rendered at the end of each line. */
  renderAction?: (line: AccountLine) => ReactNode;
}

/**
 * The lines of a slip of paper, grouped by company. A line added later unrolls like a receipt; the
 * others do not animate.
 */
export function AccountLines({ groups, label, whole = false, renderAction }: AccountLinesProps) {
  const isWhole = whole ? '' : undefined;
  const [first] = useState(
    () => new Set(groups.flatMap(({ lines }) => lines.map(({ key }) => key))),
  );
  return (
    <Groups aria-label={label}>
      {groups.map(({ key, name, detail, image, lines }) => (
        <li key={key}>
          <Head>
            <CompanyMark name={name} image={image} size={40} />
            <Words>
              <Name data-whole={isWhole} translate="no">
                {clip(name)}
              </Name>
              <Detail data-whole={isWhole}>{clip(detail)}</Detail>
            </Words>
          </Head>
          <Lines>
            {lines.map((line) => (
              <Line key={line.key} data-new={first.has(line.key) ? undefined : ''}>
                <LineBody>
                  <Label translate="no">{clip(line.label)}</Label>
                  <MoneyText amount={line.amount} />
                  {renderAction?.(line)}
                </LineBody>
              </Line>
            ))}
          </Lines>
        </li>
      ))}
    </Groups>
  );
}
