import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusNextRow } from '../../ui/focus/removal.ts';
import { MoreIcon, TrashIcon } from '../../ui/icons/icons.tsx';

interface RowActionsProps {
  alias: string;
  /** Whether "Olvidar" is beside the menu instead of in it. */
  isForgetApart: boolean;
  /** Fetches the debts again; undefined hides the action. */
  onConsult: (() => void) | undefined;
  /** Saves a monthly reminder; undefined hides the action. */
  onRemind: (() => void) | undefined;
  onName: () => void;
  onForget: () => void;
}

/** `name` is the accessible name, `word` the label; `removes`: the action removes the row. */
interface Action {
  name: string;
  word: string;
  press: () => void;
  removes?: boolean;
}

/** A remembered account's menu with further actions, and beside it "Olvidar" if there is room. */
export function RowActions(props: RowActionsProps) {
  const { alias, isForgetApart, onConsult, onRemind, onName, onForget } = props;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const forget = { name: `Olvidar ${alias}`, word: 'Olvidar', press: onForget, removes: true };
  const actions: Action[] = [
    onConsult && { name: `Consultar ${alias}`, word: 'Consultar', press: onConsult },
    onRemind && {
      name: `Recordármelo cada mes, ${alias}`,
      word: 'Recordármelo cada mes',
      press: onRemind,
    },
    { name: `Cambiar nombre de ${alias}`, word: 'Cambiar nombre', press: onName },
    isForgetApart ? undefined : forget,
  ].filter((each) => each !== undefined);
  return (
    <Stack
      direction="row"
      sx={{
        gridArea: 'more',
        // In forced colours the buttons have borders, which would touch.
        columnGap: '4px',
        marginInlineEnd: { xs: 'calc(var(--outdent) / 2)', sm: 'var(--outdent)' },
        color: 'text.secondary',
        '& button': { width: { xs: '2rem', sm: '2.75rem' } },
      }}
    >
      {isForgetApart && (
        <IconButton
          aria-label={forget.name}
          data-action="forget"
          onClick={({ currentTarget }) => {
            focusNextRow(currentTarget);
            onForget();
          }}
        >
          <TrashIcon size={20} />
        </IconButton>
      )}
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
        // The menu is rendered within the section, because all content of a page must be within a
        // landmark.
        container={() => button.current?.closest('section') ?? null}
        disableScrollLock
        transitionDuration={0}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { minWidth: 200, p: 1, border: 1, borderColor: 'divider' } } }}
      >
        <List aria-label={`Opciones de ${alias}`} disablePadding>
          {actions.map(({ name, word, press, removes }, nth) => (
            <ListItem key={word} disablePadding>
              <ListItemButton
                component="button"
                aria-label={name}
                autoFocus={nth === 0}
                onClick={() => {
                  // `flushSync` closes the menu at once, which returns the focus to the menu's
                  // button. If the row is removed, the focus then moves to another row.
                  flushSync(() => setOpen(false));
                  if (removes && button.current) focusNextRow(button.current);
                  press();
                }}
              >
                {word}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Popover>
    </Stack>
  );
}
