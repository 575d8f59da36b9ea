import { styled } from '@mui/material/styles';
import { brand } from '../../config/brand.ts';
import { palette, theme } from '../../theme/theme.ts';
import { ShieldIcon } from '../icons/firstIcons.tsx';

const Frame = styled('span')({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  padding: '6px 12px 6px 8px',
  borderRadius: 'var(--radius)',
  border: `1px solid ${palette.line.strong}`,
  color: palette.text.secondary,
  fontWeight: 600,
});

/** The footer's badge of a supervised entity. */
export function SupervisedEntityMark() {
  return (
    <Frame>
      <ShieldIcon size={20} />
      {brand.promises.supervision}
    </Frame>
  );
}
