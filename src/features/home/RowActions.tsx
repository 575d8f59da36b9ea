import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { useId, useRef, useState } from 'react';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { focusNextRow } from '../../ui/focus/removal.ts';
import { CalendarIcon, EditIcon, MoreIcon, TrashIcon } from '../../ui/icons/icons.tsx';

interface RowActionsProps {
  alias: string;
  /** Whether the actions are in a menu instead of beside each other. */
  hasMenu: boolean;
  /** Fetches the debts again; only in the menu. */
  onConsult: (() => void) | undefined;
  /** Saves a monthly reminder; only in the menu. */
  onRemind: (() => void) | undefined;
  onName: () => void;
  onForget: () => void;
}

/**
 * One of the actions: its name for screen readers, its label in the menu, and whether it removes
 * the row.
 */
interface Action {
  name: string;
  word: string;
  Icon: ComponentType<{ size?: number }>;
  removes?: boolean;
  press: () => void;
}

function Menu({ alias, actions }: { alias: string; actions: readonly Action[] }) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const choose = ({ press, removes }: Action) => {
    // Closing the menu returns the focus to the button, from which it moves to the next row.
    flushSync(() => setOpen(false));
    if (removes && button.current) focusNextRow(button.current);
    press();
  };
  return (
    <>
      <IconButton
        ref={button}
        aria-label={`Más opciones de ${alias}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-action="more"
        onClick={() => setOpen(true)}
      >
        <MoreIcon size={20} />
      </IconButton>
      <Popover
        id={id}
        open={isOpen}
        onClose={() => setOpen(false)}
        anchorEl={() => button.current}
        // The menu is rendered within the section, because all content of the page belongs to a
        // landmark.
        container={() => button.current?.closest('section') ?? null}
        disableScrollLock
        transitionDuration={0}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { minWidth: 200, p: 1, border: 1, borderColor: 'divider' } } }}
      >
        <List aria-label={`Opciones de ${alias}`} disablePadding>
          {actions.map((action, nth) => (
            <ListItem key={action.word} disablePadding>
              <ListItemButton
                component="button"
                aria-label={action.name}
                autoFocus={nth === 0}
                onClick={() => choose(action)}
              >
                {action.word}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Popover>
    </>
  );
}

/**
 * Further actions of a remembered account: side by side if there are few accounts, else in a menu.
 */
export function RowActions(props: RowActionsProps) {
  const { alias, hasMenu, onConsult, onRemind, onName, onForget } = props;
  const name: Action = {
    name: `Cambiar nombre de ${alias}`,
    word: 'Cambiar nombre',
    Icon: EditIcon,
    press: onName,
  };
  const forget: Action = {
    name: `Olvidar ${alias}`,
    word: 'Olvidar',
    Icon: TrashIcon,
    removes: true,
    press: onForget,
  };
  const again = onConsult && {
    name: `Consultar ${alias}`,
    word: 'Consultar',
    Icon: MoreIcon,
    press: onConsult,
  };
  const remind = onRemind && {
    name: `Recordármelo cada mes, ${alias}`,
    word: 'Recordármelo cada mes',
    Icon: CalendarIcon,
    press: onRemind,
  };
  return (
    <Stack
      direction="row"
      sx={{
        gridArea: 'more',
        marginInlineEnd: { xs: 'calc(var(--outdent) / 2)', sm: 'var(--outdent)' },
        color: 'text.secondary',
        '& button': { width: { xs: '2rem', sm: '2.75rem' } },
      }}
    >
      {hasMenu ? (
        <Menu
          alias={alias}
          actions={[again, remind, name, forget].filter((each) => each !== undefined)}
        />
      ) : (
        [name, forget].map((action) => (
          <IconButton
            key={action.word}
            aria-label={action.name}
            data-action={action.word}
            onClick={({ currentTarget }) => {
              if (action.removes) focusNextRow(currentTarget);
              action.press();
            }}
          >
            <action.Icon size={20} />
          </IconButton>
        ))
      )}
    </Stack>
  );
}
