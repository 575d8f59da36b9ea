import Paper from '@mui/material/Paper';
import { useEffect, useRef } from 'react';
import { Notices } from '../features/notices/Notices.tsx';
import { useAppSelector } from '../store/app/hooks.ts';
import { selectIsConnectionLost } from '../store/device/connectionSlice.ts';
import { aboveToasts, dockHeight } from '../theme/pageFrame.ts';
import { lowWindow } from '../theme/windows.ts';
import { ToastStack } from '../ui/toasts/ToastHost.tsx';
import { BarScrollPadding } from '../ui/page/BarScrollPadding.tsx';
import { DockNotice } from '../ui/page/DockNotice.tsx';

/** Shows that there is no connection, and which parts of the portal still work. */
function ConnectionStatus() {
  const isLost = useAppSelector(selectIsConnectionLost);
  if (!isLost) return null;
  return (
    <DockNotice severity="warning" role="status" aria-label="Sin conexión" title="Sin conexión">
      Puedes leer lo que ya cargó y ordenar tu carro. Para consultar y pagar hace falta internet; lo
      que no cargó aparecerá cuando vuelva.
    </DockNotice>
  );
}

/**
 * The messages for every page. They come after the footer and, except in low windows, stick to the
 * bottom of the window, so that a new message does not shift the content (docs/decisions.md,
 * notices).
 */
export function Dock() {
  // The toasts' code is fetched early: without a network, it could not load to report a failed
  // press.
  useEffect(() => {
    ToastStack.preload().catch(() => undefined);
  }, []);
  const dock = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = dock.current;
    if (!element || !('ResizeObserver' in window)) return undefined;
    const root = document.documentElement.style;
    const sizes = new ResizeObserver(() =>
      root.setProperty(dockHeight, `${element.getBoundingClientRect().height}px`),
    );
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      root.removeProperty(dockHeight);
    };
  }, []);
  return (
    <Paper
      ref={dock}
      square
      sx={{
        position: 'sticky',
        insetBlockEnd: aboveToasts,
        // At the end of the page, leaves room for the docked toasts below the dock.
        marginBlockEnd: aboveToasts,
        zIndex: 'appBar',
        // Many long notices scroll inside the dock, so that they do not cover the page and a sticky
        // bar above the dock.
        maxHeight: '35dvh',
        overflowY: 'auto',
        paddingBottom: 'env(safe-area-inset-bottom)',
        [`@media ${lowWindow}`]: { position: 'static', maxHeight: 'none' },
        '@media print': { display: 'none' },
      }}
    >
      <ConnectionStatus />
      <Notices />
      <BarScrollPadding />
    </Paper>
  );
}
