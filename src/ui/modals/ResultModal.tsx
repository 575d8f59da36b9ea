import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { palette } from '../../theme/theme.ts';
import { CheckCircleIcon, ErrorCircleIcon } from '../icons/icons.tsx';
import { FirstButton } from './FirstButton.tsx';
import { ModalFrame } from './ModalFrame.tsx';

const Mark = styled('span')({
  display: 'inline-flex',
  color: palette.success.main,
  '&[data-outcome=error]': { color: palette.error.main },
});

interface ResultModalProps {
  /** Whether it went well; otherwise the error icon is shown. */
  success: boolean;
  title: string;
  message: ReactNode;
  onClose: () => void;
}

/** Success or error icon, a title, a message and "Aceptar". */
export function ResultModal({ success, title, message, onClose }: ResultModalProps) {
  const id = useId();
  const Icon = success ? CheckCircleIcon : ErrorCircleIcon;
  return (
    <ModalFrame
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
