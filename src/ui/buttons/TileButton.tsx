import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router';
import type { LinkProps } from 'react-router';
import { plainList } from '../../theme/plainList.ts';
import { pressable } from './buttonStyles.ts';

/** The grid of tiles, a list with an `li` for each. */
export const TileGrid = styled('ul')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(250px, 100%), 1fr))',
  ...plainList,
  '& > li': { display: 'grid' },
});

const tile = ({ theme }: { theme: Theme }) =>
  ({
    ...pressable,
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 80,
    padding: 16,
    textAlign: 'start',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 'var(--radius)',
    transition: 'border-color 120ms ease, background-color 120ms ease, box-shadow 120ms ease',
    '&:hover': { borderColor: theme.vars.palette.primary.main, boxShadow: 'var(--shadow)' },
  }) as const;
const PressTile = styled('button')(tile);
const LinkTile = styled(Link)(tile);
const Words = styled('span')({
  display: 'grid',
  minWidth: 0,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
const Name = styled('span')({ fontWeight: 600, lineHeight: 1.35 });
const Detail = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));

interface TileContent {
  /** A `CompanyMark` or an icon. */
  mark?: ReactNode;
  label: string;
  /** A secondary line. */
  detail?: ReactNode;
}

function TileBody({ mark, label, detail }: TileContent) {
  return (
    <>
      {mark}
      <Words>
        <Name>{label}</Name>
        {detail !== undefined && <Detail>{detail}</Detail>}
      </Words>
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
