import { useEffect, useEffectEvent, useRef } from 'react';
import { draftChanged, selectDraft } from '../../store/session/draftsSlice.ts';
import type { Draft, DraftForm } from '../../store/session/draftsSlice.ts';
import { useAppStore } from '../../store/app/hooks.ts';

interface DraftOptions {
  form: DraftForm;
  /** The texts of the form's fields, by a new object for each change. */
  values: Draft;
  /** The texts that the portal itself filled in: they are no draft. */
  known: Draft;
  restore: (draft: Draft) => void;
}

/** Keeps what is typed into a form until it is sent, and fills it in again. */
export function useDraft({ form, values, known, restore }: DraftOptions): void {
  const store = useAppStore();
  const last = useRef<Draft>(undefined);
  const begin = useEffectEvent(() => {
    const draft = selectDraft(store.getState(), form);
    if (draft) restore(draft);
  });
  const keep = useEffectEvent((current: Draft) => {
    // An empty field is no draft: it would be filled in over what the portal knows by then.
    const typed = Object.entries(current).filter(([field, text]) => text && text !== known[field]);
    store.dispatch(draftChanged({ form, draft: Object.fromEntries(typed) }));
  });
  useEffect(() => {
    if (last.current === undefined) begin();
    else if (last.current !== values) keep(values);
    last.current = values;
  }, [values]);
}
