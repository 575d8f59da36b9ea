import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { draftChanged, selectDraft } from '../../store/session/draftsSlice.ts';
import type { Draft, DraftForm } from '../../store/session/draftsSlice.ts';
import { useAppStore } from '../../store/app/hooks.ts';

interface DraftOptions {
  form: DraftForm;
  element: RefObject<HTMLFormElement | null>;
  /** The texts of the form's fields; a new object for each change. */
  values: Draft;
  /** The texts that the portal filled in; they do not belong to the draft. */
  known: Draft;
  restore: (name: string, text: string) => void;
}

/** Stores the texts typed into a form, and fills them in when the form is mounted again. */
export function useDraft({ form, element, values, known, restore }: DraftOptions): void {
  const store = useAppStore();
  const last = useRef<Draft>(undefined);
  const begin = useEffectEvent(() => {
    const draft = selectDraft(store.getState(), form);
    if (!draft) return;
    // The browser fills in a reloaded page's texts before hydration. If the visitor has continued
    // such a text, it is kept instead of the draft.
    const shown = (name: string) =>
      element.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';
    for (const [name, text = ''] of Object.entries(draft)) {
      const isContinued = shown(name) !== known[name] && shown(name).startsWith(text);
      if (!isContinued) restore(name, text);
    }
  });
  const keep = useEffectEvent((current: Draft) => {
    // An empty field is not kept: it would overwrite a value that the portal fills in.
    const typed = Object.entries(current).filter(([field, text]) => text && text !== known[field]);
    store.dispatch(draftChanged({ form, draft: Object.fromEntries(typed) }));
  });
  useEffect(() => {
    if (last.current === undefined) begin();
    else if (last.current !== values) keep(values);
    last.current = values;
  }, [values]);
}
