import type { Ref } from 'react';

interface FileInputProps {
  /** For the button that opens the chooser: the input itself is hidden. */
  ref: Ref<HTMLInputElement>;
  accept: string;
  /** Gets the chosen files; the same one can be chosen again. */
  onChoose: (files: readonly File[]) => void;
}

/** The browser's chooser of files, behind a button that looks like the others. */
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
