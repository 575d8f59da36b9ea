import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { CompanyMark } from './CompanyMark.tsx';

interface CompanyLineProps {
  company: { name: string; image: string };
  /** A secondary line, such as the service. */
  detail?: ReactNode;
  /** A text button at the end. */
  action?: ReactNode;
}

export function CompanyLine({ company: { name, image }, detail, action }: CompanyLineProps) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2, mb: 3 }}>
      <CompanyMark name={name} image={image} />
      <ListItemText primary={<UntrustedText>{name}</UntrustedText>} secondary={detail} />
      {action !== undefined && <Box sx={{ mr: 'var(--outdent)' }}>{action}</Box>}
    </Stack>
  );
}
