import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useEffect, useId } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './firstIcons.tsx';

const Window = styled(Dialog)(({ theme }) => ({
  '& .MuiBackdrop-root': { backgroundColor: 'rgba(8, 20, 26, 0.56)' },
  '& .MuiDialog-container': { alignItems: 'center' },
  '& .MuiDialog-paper': {
    position: 'relative',
    width: 'min(520px, 100% - 32px)',
    maxHeight: 'calc(100dvh - 64px)',
    margin: 16,
    borderRadius: 'var(--radius)',
    boxShadow: 'var(--shadow)',
    background: theme.vars.palette.background.paper,
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
}));
const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 16,
  padding: '24px 24px 0',
});
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, flex: 1, minWidth: 0 }));
const Body = styled('div')({
  flex: '1 1 auto',
  overflowY: 'auto',
  padding: '12px 24px 24px',
  // Where there is little height, as with much zoom, the window scrolls as one.
  '@media (max-height: 480px)': { flex: 'none', overflowY: 'visible' },
  '& > p:first-of-type': { marginTop: 0 },
  '& > form': { marginTop: 12 },
  '& > p:last-child': { marginBottom: 0 },
});
const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 12,
  padding: '0 24px 24px',
  [theme.breakpoints.down('sm')]: {
    flexDirection: 'column-reverse',
    '& > *': { width: '100%' },
  },
}));

/** A body that scrolls must be reachable by keyboard, also when nothing in it can be pressed. */
function reachable(body: HTMLDivElement | null) {
  if (body && body.scrollHeight > body.clientHeight) body.tabIndex = 0;
}

/** What opened a window may be gone by the time it closes, and the focus with it: then the page's heading takes it. */
function catchLostFocus(): void {
  setTimeout(() => {
    const isLost = document.activeElement === document.body;
    if (isLost) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  });
}

/** One decision in a window. */
export interface ModalFrameProps {
  title: ReactNode;
  /** Closes without a decision: the cross, Escape, a press outside. */
  onClose: () => void;
  open?: boolean;
  /** Only its own buttons close it; no cross, no Escape. */
  persistent?: boolean;
  /** Window of 380 (the spec's `modal-380`), 520 or 720 px. */
  width?: 380 | 520 | 720;
  /** `alertdialog` for what cannot wait. */
  role?: 'dialog' | 'alertdialog';
  /** Id of the text that explains it. */
  describedBy?: string;
  /** Stands above the title. */
  mark?: ReactNode;
  children?: ReactNode;
  /** The buttons; the main one last. */
  actions?: ReactNode;
}

/** A modal: named by its title, holding the focus, giving it back when it closes (T26); a sheet from below on phones. */
export function ModalFrame({
  title,
  onClose,
  open = true,
  persistent = false,
  width = 520,
  role = 'dialog',
  describedBy,
  mark,
  children,
  actions,
}: ModalFrameProps) {
  const titleId = useId();
  useEffect(() => catchLostFocus, []);
  return (
    <Window
      open={open}
      onClose={persistent ? undefined : onClose}
      className={`modal-${width}`}
      maxWidth={false}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      transitionDuration={{ enter: 180, exit: 120 }}
      slotProps={{ transition: { onExited: catchLostFocus } }}
    >
      <Head>
        {mark}
        <Title id={titleId}>{title}</Title>
        {!persistent && (
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
    </Window>
  );
}
