import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { palette, theme } from '../../theme/theme.ts';
import { pressable } from '../../ui/buttons/buttonStyles.ts';
import { Tag } from '../../ui/text/Tag.tsx';
import type { TagKind } from '../../ui/text/Tag.tsx';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  [theme.breakpoints.up('md')]: { borderBottom: `1px solid ${palette.divider}` },
});
const Handle = styled('button')({
  ...pressable,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '0 12px',
  fontWeight: 600,
  borderRadius: 'var(--radius)',
  color: palette.text.secondary,
  '&:hover': { color: palette.text.primary },
  '&[aria-selected=true]': {
    color: palette.primary.main,
    backgroundColor: palette.tint.brand,
  },
  [theme.breakpoints.up('md')]: {
    minHeight: 48,
    marginBottom: -1,
    borderRadius: '8px 8px 0 0',
    borderBottom: '3px solid transparent',
    '&[aria-selected=true]': { borderBottomColor: 'currentColor', backgroundColor: 'transparent' },
  },
});
const Panel = styled('div')({ paddingTop: 32 });

/** A panel and its tab. */
export interface Tab {
  id: string;
  label: string;
  count?: number | undefined;
  countKind?: TagKind;
  panel: ReactNode;
}

/** Panels of which one is shown. */
interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  current: string;
  onChange: (id: string) => void;
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Tabs by the ARIA practices: one tab stop; the arrow keys move to the next tab and show it. */
export function Tabs({ label, tabs, current, onChange }: TabsProps) {
  const prefix = useId();
  const handleOf = (id: string) => `${prefix}${id}`;
  const shown = tabs.find(({ id }) => id === current) ?? tabs[0];
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const next =
      step &&
      tabs[
        step(
          tabs.findIndex(({ id }) => id === shown?.id),
          tabs.length,
        )
      ];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    document.getElementById(handleOf(next.id))?.focus();
  };
  return (
    <>
      <Row role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ id, label: name, count, countKind = 'plain' }) => (
          <Handle
            key={id}
            id={handleOf(id)}
            type="button"
            role="tab"
            aria-selected={id === shown?.id}
            aria-controls={id === shown?.id ? `${prefix}panel` : undefined}
            tabIndex={id === shown?.id ? 0 : -1}
            onClick={() => onChange(id)}
          >
            {name}
            {count !== undefined && count > 0 && <Tag kind={countKind}>{count}</Tag>}
          </Handle>
        ))}
      </Row>
      {shown && (
        <Panel id={`${prefix}panel`} role="tabpanel" aria-labelledby={handleOf(shown.id)}>
          {shown.panel}
        </Panel>
      )}
    </>
  );
}
