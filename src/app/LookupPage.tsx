import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { CartBar } from '../features/cart/CartBar.tsx';
import { CartPanel } from '../features/cart/CartPanel.tsx';
import { LookupScreen } from '../features/lookup/LookupScreen.tsx';
import { lazyPart } from '../ui/loading/lazyPart.tsx';
import { PageContainer } from '../ui/page/PageContainer.tsx';

const SampleData =
  process.env.PORTAL_BANK === 'sandbox'
    ? lazyPart(async () => (await import('../features/sandbox/SampleData.tsx')).SampleData)
    : undefined;

/**
 * Keeps the content after the lookup below the fold, where a step that loads may shift it unseen.
 */
const FirstScreen = styled('div')({
  minHeight: '100svh',
  '@media print': { minHeight: 0 },
});

/**
 * The lookup with the cart beside it, or in a bar at the bottom of narrow windows. A sandbox build
 * shows sample data below.
 */
export function LookupPage() {
  return (
    <>
      <FirstScreen>
        <LookupScreen aside={<CartPanel />} />
      </FirstScreen>
      {SampleData && (
        <Box sx={{ displayPrint: 'none' }}>
          <PageContainer>
            <SampleData />
          </PageContainer>
        </Box>
      )}
      <CartBar />
    </>
  );
}
