import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { FirstButton } from './FirstButton.tsx';
import { CheckCircleIcon, ErrorCircleIcon } from './icons.tsx';
import { ModalFrame } from './ModalFrame.tsx';

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  color: theme.vars.palette.success.main,
  '&[data-outcome=error]': { color: theme.vars.palette.error.main },
}));

/** How something ended. */
export interface ResultModalProps {
  /** Error icon when it is not a success (spec 8). */
  success: boolean;
  title: string;
  message: ReactNode;
  onClose: () => void;
  open?: boolean;
}

/** Success or error icon, a title, a message and "Aceptar" (spec 2, other widgets). */
export function ResultModal({ success, title, message, onClose, ...rest }: ResultModalProps) {
  const id = useId();
  const Icon = success ? CheckCircleIcon : ErrorCircleIcon;
  return (
    <ModalFrame
      {...rest}
      title={title}
      onClose={onClose}
      width={380}
      describedBy={id}
      mark={
        <Mark data-outcome={success ? 'success' : 'error'}>
          <Icon size={28} />
        </Mark>
      }
      actions={<FirstButton onClick={onClose}>Aceptar</FirstButton>}
    >
      <div id={id}>{message}</div>
    </ModalFrame>
  );
}
