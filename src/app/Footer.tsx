import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { styled } from '@mui/material/styles';
import { environment } from '../environment.ts';
import { paths } from '../paths.ts';
import { pageColumn } from '../theme/pageFrame.ts';
import { palette, theme } from '../theme/theme.ts';
import { SupervisedEntityMark } from '../ui/drawings/SupervisedEntityMark.tsx';

const Frame = styled('footer')({
  borderTop: `1px solid ${palette.divider}`,
  color: palette.text.secondary,
  '@media print': { display: 'none' },
});
const Column = styled('div')({
  ...pageColumn(),
  paddingBlock: 32,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 32px',
});
const Links = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  [theme.breakpoints.down('sm')]: { rowGap: 0, '& a': { paddingBlock: 10 } },
});
const Legal = styled('p')({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 16,
  margin: 0,
});

/** Copyright, the supervised entity's mark and the help pages. */
export function Footer() {
  return (
    <Frame>
      <Column>
        <Links aria-label="Ayuda">
          <Link component={RouterLink} to={paths.questions}>
            Preguntas frecuentes
          </Link>
          <Link component={RouterLink} to={paths.contact}>
            Contacto
          </Link>
          <Link component={RouterLink} to={paths.terms}>
            Términos y Condiciones
          </Link>
          <Link component={RouterLink} to={paths.legal}>
            Bases legales
          </Link>
          {process.env.PORTAL_BANK === 'sandbox' && (
            <Link component={RouterLink} to={paths.sandbox}>
              Pruebas locales
            </Link>
          )}
        </Links>
        <SupervisedEntityMark />
        <Legal>
          <span>{`© 2024 ${environment.entityName}`}</span>{' '}
          <span>Todos los derechos reservados</span>
        </Legal>
      </Column>
    </Frame>
  );
}
