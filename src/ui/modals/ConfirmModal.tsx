import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { FirstButton } from './FirstButton.tsx';
import { ModalFrame } from './ModalFrame.tsx';

interface ConfirmModalProps {
  title: string;
  /** The irreversible consequence, in words. */
  children: ReactNode;
  /** The label of the confirming button. */
  action: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before an irreversible action; "Cancelar" has the initial focus. */
export function ConfirmModal({ title, children, action, onConfirm, onClose }: ConfirmModalProps) {
  const textId = useId();
  return (
    <ModalFrame
      title={title}
      describedBy={textId}
      onClose={onClose}
      actions={
        <>
          <FirstButton variant="outlined" onClick={onClose}>
            Cancelar
          </FirstButton>
          <Button color="error" onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <Stack id={textId} spacing={2}>
        {children}
      </Stack>
    </ModalFrame>
  );
}
