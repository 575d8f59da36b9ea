import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import type { CardActionAreaProps } from '@mui/material/CardActionArea';
import ListItemText from '@mui/material/ListItemText';
import type { ReactNode, Ref } from 'react';
import { plainList, tileGrid } from '../../theme/pageFrame.ts';

interface TileListProps {
  ref?: Ref<HTMLUListElement>;
  /** The list's accessible name. */
  label?: string;
  /** The minimum width of a tile in px. */
  minWidth?: number;
  children: ReactNode;
}

export function TileList({ ref, label, minWidth = 250, children }: TileListProps) {
  return (
    <Box component="ul" ref={ref} aria-label={label} sx={{ ...plainList, ...tileGrid(minWidth) }}>
      {children}
    </Box>
  );
}

interface TileProps extends Pick<CardActionAreaProps, 'onClick'> {
  /** The URL if the tile is a link; without a URL the tile is a button. */
  href?: string;
  /** A `CompanyMark` or an icon. */
  mark?: ReactNode;
  label: ReactNode;
  detail?: ReactNode;
  /** An icon at the end, such as an arrow. */
  end?: ReactNode;
}

export function Tile({ href, onClick, mark, label, detail, end }: TileProps) {
  return (
    <Card component="li">
      <CardActionArea onClick={onClick} {...(href !== undefined && { href })}>
        {mark}
        <ListItemText primary={label} secondary={detail} />
        {end}
      </CardActionArea>
    </Card>
  );
}
