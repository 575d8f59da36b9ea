import { styled } from '@mui/material/styles';
import { palette, theme } from '../../theme/theme.ts';
import { LockIcon } from '../icons/icons.tsx';

const Note = styled('p')({
  ...theme.typography.body2,
  display: 'flex',
  gap: 8,
  margin: 0,
  color: palette.text.secondary,
  '& svg': { flex: 'none', marginTop: 1 },
});

/**
 * Goes below a button that leaves for the bank: says where it leads, and that the payer will come
 * back.
 */
export function BankPageNote() {
  return (
    <Note>
      <LockIcon size={18} />
      Continuarás en la página segura del banco. Al terminar volverás aquí con el resultado.
    </Note>
  );
}
