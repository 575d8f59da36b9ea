import { styled } from '@mui/material/styles';
import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router';
import type { LinkProps } from 'react-router';
import { plainList } from '../../theme/plainList.ts';
import { quietText } from '../../theme/quietText.ts';
import { palette } from '../../theme/theme.ts';
import { pressable } from './buttonStyles.ts';

/** The grid of tiles, a list with an `li` for each. */
export const TileGrid = styled('ul')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(250px, 100%), 1fr))',
  ...plainList,
  '& > li': { display: 'grid' },
});

const tile = {
  ...pressable,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 80,
  padding: 16,
  textAlign: 'start',
  color: palette.text.primary,
  backgroundColor: palette.background.paper,
  border: `1px solid ${palette.divider}`,
  borderRadius: 'var(--radius)',
  transition: 'box-shadow 120ms ease',
  '&:hover': { borderColor: palette.primary.main, boxShadow: 'var(--shadow)' },
  '& > span:last-of-type': {
    flex: 1,
    display: 'grid',
    minWidth: 0,
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  '& strong': { fontWeight: 600, lineHeight: 1.35 },
  '& small': quietText,
} as const;
const PressTile = styled('button')(tile);
const LinkTile = styled(Link)(tile);
interface TileContent {
  /** A `CompanyMark` or an icon. */
  mark?: ReactNode;
  label: string;
  /** A secondary line. */
  detail?: ReactNode;
  /** An icon at the end, such as an arrow. */
  end?: ReactNode;
}

function TileBody({ mark, label, detail, end }: TileContent) {
  return (
    <>
      {mark}
      <span>
        <strong>{label}</strong>
        {detail !== undefined && <small>{detail}</small>}
      </span>
      {end}
    </>
  );
}

interface TileButtonProps extends TileContent {
  onClick: MouseEventHandler<HTMLButtonElement>;
}

/** A tile that is a button: a category or company to choose. */
export function TileButton({ onClick, ...content }: TileButtonProps) {
  return (
    <PressTile type="button" onClick={onClick}>
      <TileBody {...content} />
    </PressTile>
  );
}

/** A tile that is a link. */
export interface TileLinkProps extends TileContent, Pick<LinkProps, 'to'> {}

/** A tile that is a link: a category or company to go to. */
export function TileLink({ to, ...content }: TileLinkProps) {
  return (
    <LinkTile to={to}>
      <TileBody {...content} />
    </LinkTile>
  );
}
