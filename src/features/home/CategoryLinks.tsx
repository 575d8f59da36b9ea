import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import type { Category } from '../../api/catalogueApi.ts';
import { range } from '../../lib/range.ts';
import { lookupPath } from '../../paths.ts';
import { plainList } from '../../theme/plainList.ts';
import { belowBar } from '../../theme/pageFrame.ts';
import { palette, theme } from '../../theme/theme.ts';
import { CompanyMark } from '../../components/companies/CompanyMark.tsx';
import { SkeletonBar, pulse } from '../../ui/loading/skeletonParts.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { tileCount } from './categoryGrid.ts';

const List = styled('ul')({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoRows: 'minmax(56px, auto)',
  ...plainList,
  [theme.breakpoints.up('lg')]: {
    gap: 2,
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoRows: 'minmax(48px, auto)',
    marginInline: -10,
  },
});
const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: '100%',
  paddingInline: 10,
  borderRadius: 'var(--radius)',
  [theme.breakpoints.down('lg')]: { border: `1px solid ${palette.divider}` },
  // The longest names fit only below their mark.
  [theme.breakpoints.down('sm')]: {
    flexDirection: 'column',
    alignItems: 'start',
    justifyContent: 'center',
    gap: 6,
    minHeight: 76,
    paddingBlock: 10,
  },
} as const;
const Item = styled(Link)(entry, {
  color: 'inherit',
  fontWeight: 550,
  lineHeight: 1.25,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  '&:hover': { backgroundColor: palette.action.hover },
  [theme.breakpoints.down('sm')]: { fontSize: '0.875rem' },
});
const Blanks = styled(List)(pulse);
const Blank = styled('li')(entry);
const Frame = styled('nav')({
  [theme.breakpoints.up('lg')]: { position: 'sticky', insetBlockStart: belowBar },
  [theme.breakpoints.down('lg')]: { '&[data-aside]': { display: 'none' } },
});
const Heading = styled('h2')({ ...theme.typography.h3, marginBottom: 12 });

/** The categories to choose from; undefined while they load. */
interface CategoryLinksProps {
  categories: readonly Category[] | undefined;
  /** A search is active: on narrow windows the categories are hidden. */
  isAside: boolean;
}

/** The categories as links into the lookup; a skeleton while they load. */
export function CategoryLinks({ categories, isAside }: CategoryLinksProps) {
  return (
    <Frame aria-labelledby="tipos" data-aside={isAside || undefined}>
      <Heading id="tipos">Tipos de servicio</Heading>
      {categories ? (
        <List>
          {categories.map(({ id, name, icon }) => (
            <li key={id}>
              <Item to={lookupPath({ categoryId: id })}>
                <CompanyMark name={name} image={icon} size={32} />
                <UntrustedText length={60}>{name}</UntrustedText>
              </Item>
            </li>
          ))}
        </List>
      ) : (
        <Blanks aria-hidden="true">
          {range(tileCount).map((place) => (
            <Blank key={place}>
              <SkeletonBar shape={{ width: 32, height: 32, flex: 'none' }} />
              <SkeletonBar shape={{ width: '48%', height: 14 }} />
            </Blank>
          ))}
        </Blanks>
      )}
    </Frame>
  );
}
