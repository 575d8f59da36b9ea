import IconButton from '@mui/material/IconButton';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useId } from 'react';
import type { ReactNode } from 'react';
import { lowWindow } from '../../theme/windows.ts';
import { palette, theme } from '../../theme/theme.ts';
import { CloseIcon } from '../icons/firstIcons.tsx';

const Frame = styled(Dialog)({
  '& .MuiBackdrop-root': { backgroundColor: 'rgba(8, 20, 26, 0.56)' },
  '& .MuiDialog-container': { alignItems: 'center' },
  '& .MuiDialog-paper': {
    position: 'relative',
    width: 'min(520px, 100% - 32px)',
    maxHeight: 'calc(100dvh - 64px)',
    margin: 16,
    borderRadius: 'var(--radius)',
    boxShadow: 'var(--shadow)',
    background: palette.background.paper,
    '@media (forced-colors: active)': { border: '1px solid' },
  },
  '&.modal-380 .MuiDialog-paper': { width: 'min(380px, 100% - 32px)' },
  '&.modal-720 .MuiDialog-paper': { width: 'min(720px, 100% - 32px)' },
  [theme.breakpoints.down('sm')]: {
    '& .MuiDialog-container': { alignItems: 'flex-end' },
    '& .MuiDialog-paper, &.modal-380 .MuiDialog-paper, &.modal-720 .MuiDialog-paper': {
      width: '100%',
      maxWidth: '100%',
      maxHeight: 'calc(100dvh - 24px)',
      margin: 0,
      borderRadius: 'var(--radius) var(--radius) 0 0',
    },
  },
});
const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 16,
  padding: '24px 24px 0',
});
const Title = styled('h2')({ ...theme.typography.h2, flex: 1, minWidth: 0 });
const Body = styled('div')({
  flex: '1 1 auto',
  overflowY: 'auto',
  padding: '12px 24px 24px',
  // In a low window the modal scrolls as a whole.
  [`@media ${lowWindow}`]: { flex: 'none', overflowY: 'visible' },
  '& > p:first-of-type': { marginTop: 0 },
  '& > form': { marginTop: 12 },
  '& > p:last-child': { marginBottom: 0 },
});
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 12,
  padding: '0 24px 24px',
  [theme.breakpoints.down('sm')]: {
    flexDirection: 'column-reverse',
    '& > *': { width: '100%' },
  },
});

/**
 * A body that scrolls must be reachable by keyboard, even when nothing in it can be pressed; it may
 * grow after it opened.
 */
function reachable(body: HTMLDivElement | null) {
  if (!body || !('ResizeObserver' in window)) return undefined;
  const sizes = new ResizeObserver(() => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    else body.removeAttribute('tabindex');
  });
  sizes.observe(body);
  return () => sizes.disconnect();
}

/** What a modal says, and how it is closed. */
export interface ModalFrameProps {
  title: ReactNode;
  /**
   * Closes without a decision: the cross, Escape, a press outside. Absent where only the modal's
   * own buttons close it.
   */
  onClose?: (() => void) | undefined;
  /** Whether a cross closes it; needless beside a button 'Cerrar'. */
  cross?: boolean;
  /** Width of the modal in px; 380 has the class `modal-380`. */
  width?: 380 | 520 | 720;
  /** Id of the text that describes it. */
  describedBy?: string;
  /** Rendered beside the title. */
  mark?: ReactNode;
  children?: ReactNode;
  /** The buttons, the main one last. */
  actions?: ReactNode;
}

/** Closes a modal when the browser's back or forward button leads to another screen. */
function useClosedByReturn(close: (() => void) | undefined): void {
  const leave = useEffectEvent(() => close?.());
  useEffect(() => {
    const { pathname } = window.location;
    const follow = () => {
      if (window.location.pathname !== pathname) leave();
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
}

/**
 * Gives the focus back to what had it, where the page stands: MUI's own return would scroll, in
 * WebKit even to what is in view.
 */
function useReturnedFocus(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
}

/**
 * A modal, for as long as it is rendered: named by its title, it traps the focus and returns it
 * when it goes (docs/trust.md, T26). On phones it is a sheet at the bottom.
 */
export function ModalFrame({
  title,
  onClose,
  cross = onClose !== undefined,
  width = 520,
  describedBy,
  mark,
  children,
  actions,
}: ModalFrameProps) {
  const titleId = useId();
  useClosedByReturn(onClose);
  useReturnedFocus();
  return (
    <Frame
      open
      disableRestoreFocus
      // The second press of a double one may miss a modal that has become smaller.
      onClose={onClose && ((event: MouseEvent) => event.detail !== 2 && onClose())}
      className={`modal-${width}`}
      maxWidth={false}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      transitionDuration={180}
    >
      <Head>
        {mark}
        <Title id={titleId}>{title}</Title>
        {cross && (
          <IconButton
            aria-label="Cerrar ventana"
            onClick={onClose}
            style={{ margin: '-8px -10px -8px 0' }}
          >
            <CloseIcon />
          </IconButton>
        )}
      </Head>
      <Body ref={reachable}>{children}</Body>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Frame>
  );
}
