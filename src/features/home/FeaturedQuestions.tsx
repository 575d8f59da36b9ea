import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { paths, questionPath } from '../../config/paths.ts';
import { ChevronRightIcon } from '../../ui/icons/icons.tsx';
import { HomeSection } from './HomeSection.tsx';

const questions = [
  { anchor: 'sin-registro', text: '¿Necesito registrarme para pagar?' },
  { anchor: 'numero-de-cliente', text: '¿Dónde encuentro mi número de cliente?' },
  { anchor: 'pago-pendiente', text: '¿Qué hago si mi pago quedó pendiente?' },
] as const;

export function FeaturedQuestions() {
  return (
    <HomeSection
      id="preguntas"
      title="Lo que más nos preguntan"
      aside={<Link href={paths.questions}>Ver todas las preguntas</Link>}
    >
      <List disablePadding sx={{ borderTop: 1, borderColor: 'divider' }}>
        {questions.map(({ anchor, text }) => (
          <ListItem key={anchor} disablePadding divider>
            <ListItemButton
              href={questionPath(anchor)}
              disableGutters
              sx={{
                justifyContent: 'space-between',
                gap: 2,
                minHeight: 68,
                py: 1.5,
                typography: 'h3',
                fontWeight: 550,
                '&:hover': { color: 'primary.main' },
              }}
            >
              <span>{text}</span>
              <ChevronRightIcon color="var(--p-palette-primary-main)" />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </HomeSection>
  );
}
