import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import type { Ref } from 'react';
import { visible } from '../../lib/arrivingText.ts';
import { CloseIcon, SearchIcon } from '../icons/firstIcons.tsx';
import { fieldBox } from './fieldFrame.ts';
import { textChange } from './textEntry.ts';
import { useEarlyText } from './useEarlyText.ts';

const Box = styled('div')(fieldBox, {
  '& > svg': { marginLeft: 16 },
  '&& > input': { paddingLeft: 12 },
});

interface SearchFieldProps {
  /** Its accessible name and placeholder. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** A search box with a magnifying glass and a button that clears it. */
export function SearchField({ label, value, onChange, inputRef }: SearchFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  useEarlyText(box, value, (typed) => onChange(visible(typed)));
  return (
    <Box ref={box}>
      <SearchIcon />
      <input
        ref={inputRef}
        type="text"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={textChange({ onChange, read: visible })}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      {value !== '' && (
        <IconButton
          aria-label="Borrar búsqueda"
          onClick={() => {
            onChange('');
            box.current?.querySelector('input')?.focus();
          }}
        >
          <CloseIcon size={20} />
        </IconButton>
      )}
    </Box>
  );
}
