import { styled } from '@mui/material/styles';
import { environment } from '../environment.ts';
import { paths } from '../paths.ts';
import { pageColumn } from '../theme/pageFrame.ts';
import { palette, theme } from '../theme/theme.ts';
import { TextLink } from '../ui/buttons/TextLink.tsx';
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
          <TextLink to={paths.questions}>Preguntas frecuentes</TextLink>
          <TextLink to={paths.contact}>Contacto</TextLink>
          <TextLink to={paths.terms}>Términos y Condiciones</TextLink>
          <TextLink to={paths.legal}>Bases legales</TextLink>
          {process.env.PORTAL_BANK === 'sandbox' && (
            <TextLink to={paths.sandbox}>Pruebas locales</TextLink>
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
