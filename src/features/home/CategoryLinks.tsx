import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Category } from '../../api/catalogueApi.ts';
import { range } from '../../lib/arrays.ts';
import { lookupPath } from '../../config/paths.ts';
import { belowBar, twoColumns } from '../../theme/pageFrame.ts';
import { CompanyMark } from '../../components/companies/CompanyMark.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { tileCount } from './CategoryTiles.tsx';

/** `categories` is undefined while the categories load. */
interface CategoryLinksProps {
  categories: readonly Category[] | undefined;
  /**
   * Whether to hide the categories in narrow windows, where the results of a search take their
   * place.
   */
  isAside: boolean;
}

/**
 * On wide windows the categories are one column beside the companies; otherwise they are two
 * columns above them, with borders.
 */
const list = {
  display: 'grid',
  gap: { xs: 1, lg: 0.25 },
  gridTemplateColumns: { xs: twoColumns, lg: 'minmax(0, 1fr)' },
  mx: { lg: -1.25 },
};
const entry = {
  gap: 1.5,
  height: '100%',
  minHeight: { xs: 76, sm: 56, lg: 48 },
  px: { xs: 1, sm: 1.25 },
  py: { xs: 1.25, sm: 0 },
  borderRadius: 1,
  borderStyle: 'solid',
  borderWidth: { xs: '1px', lg: 0 },
  borderColor: 'divider',
  // On a phone the icon is above the name.
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'flex-start', sm: 'center' },
};

/**
 * On a phone: in this size 'Telecomunicaciones', the longest usual name, just fits into one of two
 * columns if the window is 360 px wide.
 */
const narrowName = { fontSize: { xs: '0.9375rem', sm: 'inherit' } };

export function CategoryLinks({ categories, isAside }: CategoryLinksProps) {
  return (
    <Box
      component="nav"
      aria-labelledby="tipos"
      sx={{
        display: { xs: isAside ? 'none' : 'block', lg: 'block' },
        position: { lg: 'sticky' },
        top: belowBar,
      }}
    >
      <Typography variant="h3" component="h2" id="tipos" sx={{ mb: 1.5 }}>
        Tipos de servicio
      </Typography>
      {categories ? (
        <List disablePadding sx={list}>
          {categories.map(({ id, name, icon }) => (
            <ListItem key={id} disablePadding>
              <ListItemButton href={lookupPath({ categoryId: id })} sx={entry}>
                <CompanyMark name={name} image={icon} size={32} />
                <ListItemText
                  primary={<UntrustedText length={60}>{name}</UntrustedText>}
                  slotProps={{ primary: { sx: narrowName } }}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      ) : (
        <List disablePadding aria-hidden="true" sx={list}>
          {range(tileCount).map((place) => (
            <ListItem key={place} sx={entry}>
              <Skeleton sx={{ width: 32, height: 32 }} />
              <Skeleton sx={{ width: '48%', height: 14 }} />
            </ListItem>
          ))}
        </List>
      )}
    </Box>
  );
}
