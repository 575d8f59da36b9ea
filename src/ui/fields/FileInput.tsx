import type { Ref } from 'react';

interface FileInputProps {
  /** The button that opens the chooser clicks the hidden input by this ref. */
  ref: Ref<HTMLInputElement>;
  accept: string;
  /** Called with the chosen files; the same file can be chosen again. */
  onChoose: (files: readonly File[]) => void;
}

export function FileInput({ ref, accept, onChoose }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept={accept}
      onChange={({ target }) => {
        onChoose([...(target.files ?? [])]);
        target.value = '';
      }}
    />
  );
}
