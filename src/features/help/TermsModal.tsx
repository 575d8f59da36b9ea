import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ModalFrame } from '../../ui/modals/ModalFrame.tsx';
import { LegalSections } from './LegalSections.tsx';
import { legalTexts, loadLegalTexts } from './legalTexts.ts';

function TermsModal({ close }: { close: (confirmed: boolean) => void }) {
  const { terms } = legalTexts();
  return (
    <ModalFrame
      title={terms.title}
      width={720}
      cross={false}
      onClose={() => close(false)}
      actions={
        <>
          <Button variant="outlined" onClick={() => close(false)}>
            Cerrar
          </Button>
          <Button onClick={() => close(true)}>Aceptar</Button>
        </>
      }
    >
      <Box
        component="section"
        aria-label="Texto de los términos"
        tabIndex={0}
        sx={{
          maxHeight: '56dvh',
          mx: -3,
          px: 3,
          py: 2,
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          borderTop: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography sx={{ mb: 3 }}>{terms.lead}</Typography>
        <LegalSections sections={terms.sections} headingLevel={3} />
      </Box>
    </ModalFrame>
  );
}

export async function loadTermsModal() {
  await loadLegalTexts();
  return TermsModal;
}
