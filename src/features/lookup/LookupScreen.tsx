import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks.ts';
import { isLookupStep, selectStep, stepTaken } from '../../store/lookupSlice.ts';
import { selectIsSignedIn } from '../../store/sessionSlice.ts';
import { narrowWindow } from '../../theme/windows.ts';
import { theme } from '../../theme/theme.ts';
import { useMediaQuery } from '../../ui/hooks/useMediaQuery.ts';
import { useStepHistory } from '../../ui/hooks/useStepHistory.ts';
import { useWholeSoon } from '../../ui/hooks/useWholeSoon.ts';
import { PageContainer } from '../../ui/page/PageContainer.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { LookupSteps } from './LookupSteps.tsx';
import { StepsBar } from './StepsBar.tsx';
import { useLookupFlow } from './useLookupFlow.ts';
import type { LookupFlow } from './useLookupFlow.ts';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('lg')]: {
    gap: 56,
    '&:has(> :nth-of-type(2))': { gridTemplateColumns: 'minmax(0, 1fr) 360px' },
  },
});

/** The browser's back button takes a step back. */
function useLookupHistory({ lookup: { step }, ready }: LookupFlow): void {
  const store = useAppStore();
  useStepHistory({
    step: ready && step,
    // The end of a session takes the lookup back to its start.
    owner: useAppSelector(selectIsSignedIn),
    onReturn(to) {
      if (isLookupStep(to)) store.dispatch(stepTaken(to));
      return selectStep(store.getState());
    },
  });
}

/**
 * /consultarCuenta: from a company to its debts in three steps; `aside` is shown beside them on
 * wide screens.
 */
export function LookupScreen({ aside }: { aside: ReactNode }) {
  const dispatch = useAppDispatch();
  const flow = useLookupFlow();
  useLookupHistory(flow);
  const isWhole = useWholeSoon();
  // On narrow windows the cart is a bar at the bottom. The panel is not just hidden there: it would
  // still be re-rendered with every debt added.
  const isNarrow = useMediaQuery(narrowWindow);
  return (
    <PageContainer>
      <Columns>
        <div>
          <PageHeading>Consultar cuenta</PageHeading>
          <StepsBar flow={flow} onStep={(step) => dispatch(stepTaken(step))} />
          {(isWhole || !flow.ready) && <LookupSteps flow={flow} />}
        </div>
        {!isNarrow && <div>{aside}</div>}
      </Columns>
    </PageContainer>
  );
}
