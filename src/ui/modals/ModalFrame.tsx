import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { palette } from '../../theme/theme.ts';
import { useReturnedFocus } from '../focus/return.ts';
import { CloseIcon } from '../icons/firstIcons.tsx';
import { edgeShadow } from '../lists/edgeShadow.ts';

/** Shadows at the edges at which a long body is cut off. */
const edges = (['top', 'bottom'] as const)
  .map((side) => edgeShadow(side, palette.background.paper, palette.divider))
  .join(', ');

/**
 * Makes the modal's body focusable while it is cut off, so that the keyboard can scroll it even if
 * it has no controls. The size is observed, because the body may grow after the modal has opened.
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

export interface ModalFrameProps {
  title: ReactNode;
  /**
   * Called when the user presses the cross, Escape or outside of the modal, or goes back or forward
   * to another screen. Absent if only the modal's own buttons close it.
   */
  onClose?: (() => void) | undefined;
  /**
   * Whether the modal has a cross that closes it, by default if `onClose` is set. A modal with a
   * button 'Cerrar' needs no cross.
   */
  cross?: boolean;
  /** Maximum width of the modal in px, except on phones; also in its class: `modal-380`. */
  width?: 380 | 520 | 720;
  /** Id of the text that describes the modal. */
  describedBy?: string;
  /** Rendered before the title, such as an icon. */
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
 * A modal, open while it is mounted, with the title as its accessible name. The modal traps the
 * focus, and on unmount returns the focus to the opener (docs/trust.md, T26). On phones the modal
 * is a sheet at the bottom of the window.
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
  useClosedByReturn(onClose);
  useReturnedFocus();
  return (
    <Dialog
      open
      disableRestoreFocus
      onClose={onClose}
      className={`modal-${width}`}
      slotProps={{ paper: { sx: { maxWidth: { sm: width } } } }}
      aria-describedby={describedBy}
    >
      <DialogTitle sx={{ pr: cross ? 'calc(2.75rem + 20px)' : 3 }}>
        {mark}
        <span>{title}</span>
      </DialogTitle>
      {cross && (
        <IconButton
          aria-label="Cerrar ventana"
          onClick={onClose}
          // `zIndex`, because the body would cover the button's border in strong contrast.
          sx={{ position: 'absolute', top: 16, right: 14, zIndex: 1 }}
        >
          <CloseIcon />
        </IconButton>
      )}
      <DialogContent
        ref={reachable}
        // `relative`, so that visually hidden texts scroll with the body; otherwise they would
        // lengthen the modal.
        sx={{ position: 'relative', '@media screen': { background: edges } }}
      >
        {children}
      </DialogContent>
      {actions !== undefined && <DialogActions>{actions}</DialogActions>}
    </Dialog>
  );
}
