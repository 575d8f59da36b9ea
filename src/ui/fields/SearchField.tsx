import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useRef } from 'react';
import type { Ref } from 'react';
import { visible } from '../../lib/text/arrivingText.ts';
import { CloseIcon } from '../icons/firstIcons.tsx';
import { SearchIcon } from '../icons/icons.tsx';
import { textChange } from './textEntry.ts';
import { useEarlyText } from './useEarlyText.ts';

interface SearchFieldProps {
  /** The field's accessible name and placeholder. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  inputRef?: Ref<HTMLInputElement>;
}

export function SearchField({ label, value, onChange, inputRef }: SearchFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  useEarlyText(box, value, (typed) => onChange(visible(typed)));
  return (
    <OutlinedInput
      ref={box}
      inputRef={inputRef}
      fullWidth
      name="busqueda"
      value={value}
      onChange={textChange({ onChange, read: visible })}
      placeholder={label}
      autoComplete="off"
      slotProps={{
        input: { 'aria-label': label, spellCheck: false, enterKeyHint: 'search' },
      }}
      startAdornment={<SearchIcon />}
      endAdornment={
        value !== '' && (
          <InputAdornment position="end">
            <IconButton
              edge="end"
              aria-label="Borrar búsqueda"
              onClick={() => {
                onChange('');
                box.current?.querySelector('input')?.focus();
              }}
            >
              <CloseIcon size={20} />
            </IconButton>
          </InputAdornment>
        )
      }
    />
  );
}
