import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { Suspense, useState } from 'react';
import { brand } from '../../config/brand.ts';
import { paths } from '../../config/paths.ts';
import { useAppDispatch, useAppSelector } from '../../store/app/hooks.ts';
import { lookupRestarted } from '../../store/lookup/lookupSlice.ts';
import { selectOwnAttempts } from '../../store/payment/ownPayments.ts';
import { lazyPart, nothing, prerenderedPart } from '../../ui/loading/lazyPart.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { HomeSection } from './HomeSection.tsx';
import { RememberedRoom } from './RememberedRoom.tsx';

const HomeSearch = prerenderedPart(
  async () => (await import('./HomeSearch.tsx')).HomeSearch,
  () => <Link href={paths.lookup}>Busca tu empresa</Link>,
);
const HomeCategories = prerenderedPart(
  async () => (await import('./HomeCategories.tsx')).HomeCategories,
  () => <Link href={paths.payServices}>Ver los servicios</Link>,
);
const OngoingPayment = lazyPart(async () => (await import('./OngoingPayment.tsx')).OngoingPayment);
const HomeStory = prerenderedPart(async () => (await import('./HomeStory.tsx')).HomeStory, nothing);
const ReceiptDrawing = prerenderedPart(
  async () => (await import('../../ui/drawings/ReceiptDrawing.tsx')).ReceiptDrawing,
  nothing,
);

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

/** The search field, and a button that opens the lookup with the typed text. */
function Search() {
  const dispatch = useAppDispatch();
  const [text, setText] = useState('');
  const search = text.trim();
  return (
    <>
      <Suspense fallback={<Box sx={{ height: 64 }} />}>
        <HomeSearch text={text} onText={setText} />
      </Suspense>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '12px 28px', mt: 2.5 }}
      >
        <Button
          component={RouterLink}
          to={paths.lookup}
          size="large"
          state={{ search }}
          // The step and category of an earlier visit would hide the results of the search.
          onClick={() => search !== '' && dispatch(lookupRestarted())}
        >
          Consultar y pagar
        </Button>
        <Link href={paths.payServices}>Ver todas las empresas</Link>
      </Stack>
    </>
  );
}

/**
 * A CSS expression: 1 for a new guest, 0 if this device remembers accounts. The list of remembered
 * accounts is above the hero, so the hero then takes less height, to keep its search field visible
 * without scrolling.
 */
const isNew = '(1 - min(var(--remembered, 0), 1))';

const drawingHeight = 508;

function Hero() {
  return (
    <Stack
      direction="row"
      sx={{
        alignItems: 'flex-start',
        justifyContent: 'space-between',
        gap: 9,
        pt: `calc(16px + ${isNew} * clamp(16px, 5vw - 16px, 48px))`,
        pb: 'clamp(24px, 4vw, 56px)',
      }}
    >
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          // Beside the drawing, the content is centered vertically, unless remembered accounts are
          // above it.
          display: 'grid',
          alignContent: 'center',
          minHeight: { lg: `calc(${isNew} * ${drawingHeight}px)` },
        }}
      >
        <Typography variant="display" tabIndex={-1} sx={{ maxWidth: '11em', mb: 2.5 }}>
          Paga tus cuentas en un solo lugar
        </Typography>
        <Typography
          variant="lead"
          sx={{
            maxWidth: 720,
            mb: `calc(${isNew} * 28px)`,
            maxHeight: `calc(${isNew} * 20rem)`,
            overflow: 'hidden',
            color: 'text.secondary',
          }}
        >
          {`Busca tu empresa, revisa lo que debes y págalo. ${brand.promises.home}`}
        </Typography>
        <Search />
      </Box>
      <Box
        sx={{
          display: { xs: 'none', lg: 'grid' },
          width: 400,
          // Reserves the drawing's height, so that the content below does not shift when the
          // drawing's code has loaded.
          minHeight: drawingHeight,
          justifyItems: 'end',
        }}
      >
        <Suspense>
          <ReceiptDrawing />
        </Suspense>
      </Box>
    </Stack>
  );
}

/** If the page has remembered accounts, only their section is printed. */
const onlyAccountsOnPaper = {
  '@media print': {
    '&:has(#recordadas) > :not(:has(#recordadas)), &:has(#recordadas) ~ *': { display: 'none' },
  },
};

/** The home page: rendered and usable before any bank call has answered. */
export function HomeScreen() {
  return (
    <>
      <Container sx={onlyAccountsOnPaper}>
        <RememberedRoom />
        <Ongoing />
        <Hero />
        <HomeSection id="servicios" title="¿Qué quieres pagar hoy?">
          <Suspense fallback={<CategoryTiles />}>
            <HomeCategories />
          </Suspense>
        </HomeSection>
      </Container>
      <Suspense>
        <HomeStory />
      </Suspense>
    </>
  );
}
