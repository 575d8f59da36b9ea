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
 * At least as high as the window. Keeps the content after the lookup below the fold, where that
 * content may move unseen when a step of the lookup loads.
 */
const FirstScreen = styled('div')({
  minHeight: '100svh',
  '@media print': { minHeight: 0 },
});

/**
 * The lookup (the search for an account's bills) with the cart beside it, or in a bar at the bottom
 * of narrow windows. A sandbox build (with a simulated bank) shows sample data below.
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
