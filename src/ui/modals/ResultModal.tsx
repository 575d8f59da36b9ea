import Box from '@mui/material/Box';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { CheckCircleIcon, ErrorCircleIcon } from '../icons/icons.tsx';
import { FirstButton } from './FirstButton.tsx';
import { ModalFrame } from './ModalFrame.tsx';

interface ResultModalProps {
  success: boolean;
  title: string;
  message: ReactNode;
  onClose: () => void;
}

export function ResultModal({ success, title, message, onClose }: ResultModalProps) {
  const id = useId();
  const outcome = success ? 'success' : 'error';
  const Icon = success ? CheckCircleIcon : ErrorCircleIcon;
  return (
    <ModalFrame
      title={title}
      onClose={onClose}
      width={380}
      describedBy={id}
      mark={
        <Box
          component="span"
          data-outcome={outcome}
          sx={{ display: 'inline-flex', color: `${outcome}.main` }}
        >
          <Icon size={28} />
        </Box>
      }
      actions={<FirstButton onClick={onClose}>Aceptar</FirstButton>}
    >
      <div id={id}>{message}</div>
    </ModalFrame>
  );
}
