import { styled } from '@mui/material/styles';
import { quietText } from '../../theme/quietText.ts';
import { LockIcon } from '../icons/icons.tsx';

const Note = styled('p')({
  ...quietText,
  display: 'flex',
  gap: 8,
  margin: 0,
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
