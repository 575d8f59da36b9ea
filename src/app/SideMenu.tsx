import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router';
import { paths } from '../paths.ts';
import { plainList } from '../theme/plainList.ts';
import { palette, theme } from '../theme/theme.ts';
import { pressable } from '../ui/buttons/buttonStyles.ts';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  ...plainList,
  [theme.breakpoints.up('lg')]: { flexDirection: 'column' },
});
const Item = styled('li')({
  '& > *': {
    ...pressable,
    display: 'block',
    padding: '10px 12px',
    borderRadius: 'var(--radius)',
    color: palette.text.secondary,
    textDecoration: 'none',
  },
  '& > :not(a)': { cursor: 'default' },
  '& > :disabled': { color: palette.text.disabled },
  '& > a[href]': { fontWeight: 550, color: palette.primary.main },
  '& > a[href]:hover, & > a[aria-current]': { backgroundColor: palette.tint.brand },
});

/** The side menu of the payer's own area: only an active item with a route is a link. */
export function SideMenu() {
  return (
    <nav aria-label="Menú lateral">
      <List>
        <Item>
          <NavLink to={paths.report}>Reporte de Pagos</NavLink>
        </Item>
        <Item>
          <button type="button" disabled>
            Reembolsos
          </button>
        </Item>
        <Item>
          <span>Otros</span>
        </Item>
      </List>
    </nav>
  );
}
