import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import type { InputHTMLAttributes } from 'react';
import { FieldInput } from './fieldFrame.ts';
import { CloseIcon, SearchIcon } from './icons.tsx';

/** A field that narrows a list. */
export interface SearchFieldProps {
  /** Its name; also shown as the placeholder. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  placeholder?: string;
  size?: 'medium' | 'large';
  /** Extra attributes of the input, such as those of a combobox. */
  inputProps?: InputHTMLAttributes<HTMLInputElement> & { ref?: React.Ref<HTMLInputElement> };
}

/** A search box with its glass, a name, and a way to empty it. */
export function SearchField({
  label,
  value,
  onChange,
  placeholder = label,
  size = 'medium',
  inputProps,
}: SearchFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <FieldInput
      ref={box}
      fullWidth
      value={value}
      onChange={(event) => onChange(event.target.value)}
      placeholder={placeholder}
      style={size === 'large' ? { minHeight: 64, fontSize: '1.125rem' } : undefined}
      startAdornment={<SearchIcon style={{ marginRight: 12, flex: 'none' }} />}
      endAdornment={
        value && (
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
        )
      }
      inputProps={{
        'aria-label': label,
        autoComplete: 'off',
        spellCheck: false,
        enterKeyHint: 'search',
        maxLength: 100,
        ...inputProps,
      }}
    />
  );
}
