import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { paths } from '../../paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { lookupRestarted } from '../../store/lookupSlice.ts';
import { selectOwnAttempts } from '../../store/payment/paymentSlice.ts';
import { theme } from '../../theme/theme.ts';
import { lazyPart } from '../../ui/loading/lazyPart.ts';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { CategoriesSkeleton } from './CategoriesSkeleton.tsx';
import { Column, Heading, Section, SectionHead } from './homeFrame.ts';
import { HomeSearch } from './HomeSearch.tsx';

const HomeCategories = lazyPart(
  async () => (await import('./HomeCategories.tsx')).HomeCategories,
  () => (
    <Link component={RouterLink} to={paths.payServices}>
      Ver los servicios
    </Link>
  ),
);
const OngoingPayment = lazyPart(async () => (await import('./OngoingPayment.tsx')).OngoingPayment);
const HomeStory = lazyPart(async () => (await import('./HomeStory.tsx')).HomeStory);
const ReceiptDrawing = lazyPart(
  async () => (await import('../../ui/drawings/ReceiptDrawing.tsx')).ReceiptDrawing,
);

const Hero = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: 24,
  paddingBlock: 'clamp(32px, 5vw, 64px) clamp(24px, 4vw, 56px)',
  '& header': { marginBottom: 28 },
  '& h1': { maxWidth: '11em' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 400px',
    // As high as the drawing from the start: a page that arrives in pieces would move the words.
    gridTemplateRows: 'minmax(508px, auto)',
    gap: 72,
  },
});
const Drawing = styled('div')({
  display: 'none',
  [theme.breakpoints.up('lg')]: { display: 'grid', justifyItems: 'end' },
});
const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 28px',
  marginTop: 20,
});

function Ongoing() {
  const attempts = useAppSelector(selectOwnAttempts);
  return (
    attempts.length > 0 && (
      <Suspense>
        <OngoingPayment attempts={attempts} />
      </Suspense>
    )
  );
}

/** The search, and the way on: what was typed is searched for there too. */
function Search() {
  const dispatch = useAppDispatch();
  const [text, setText] = useState('');
  const search = text.trim();
  return (
    <>
      <HomeSearch text={text} onText={setText} />
      <Ways>
        <Button
          component={RouterLink}
          to={paths.lookup}
          size="large"
          state={{ search }}
          // The step and category of an earlier visit would hide what is searched for.
          onClick={() => search !== '' && dispatch(lookupRestarted())}
        >
          Consultar y pagar
        </Button>
        <Link component={RouterLink} to={paths.payServices}>
          Ver todas las empresas
        </Link>
      </Ways>
    </>
  );
}

/** The home page: rendered and usable before any bank call has answered. */
export function HomeScreen() {
  return (
    <>
      <Column>
        <Ongoing />
        <Hero>
          <div>
            <PageHeading
              size="display"
              lead="Busca tu empresa, revisa lo que debes y págalo. Sin registrarte y sin costo."
            >
              Paga tus cuentas en un solo lugar
            </PageHeading>
            <Search />
          </div>
          <Drawing>
            <Suspense>
              <ReceiptDrawing />
            </Suspense>
          </Drawing>
        </Hero>
        <Section aria-labelledby="servicios">
          <SectionHead>
            <Heading id="servicios">¿Qué quieres pagar hoy?</Heading>
          </SectionHead>
          <Suspense fallback={<CategoriesSkeleton />}>
            <HomeCategories />
          </Suspense>
        </Section>
      </Column>
      <Suspense>
        <HomeStory />
      </Suspense>
    </>
  );
}
