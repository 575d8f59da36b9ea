import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { palette } from '../../theme/theme.ts';
import { ModalFrame } from '../../ui/modals/ModalFrame.tsx';
import { LegalSections } from './LegalSections.tsx';
import { terms } from './terms.ts';

const Scroll = styled('section')({
  maxHeight: '56dvh',
  margin: '0 -24px',
  padding: '16px 24px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '& > p': { margin: '0 0 24px' },
  borderBlock: `1px solid ${palette.divider}`,
});

/** The terms in a modal; 'Aceptar' closes it with true. */
export function TermsModal({ close }: { close: (confirmed: boolean) => void }) {
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
      <Scroll aria-label="Texto de los términos" tabIndex={0}>
        <p>{terms.lead}</p>
        <LegalSections sections={terms.sections} headingLevel={3} />
      </Scroll>
    </ModalFrame>
  );
}
