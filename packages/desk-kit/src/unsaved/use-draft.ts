import { dropDraft, keepDraft, readDraft, useShell } from '@diwan/mf-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { isSame } from './is-same.js';

const PAUSE_MS = 400;

/**
 * How the drafts of forms are dropped, by form: saving and discarding happen around it. A form that has closed keeps its own: what saves it
 * closes it first, and would leave behind a draft that is met as somebody else's change when the form is opened again.
 */
const droppers = new WeakMap<object, () => void>();

/** Drops the draft of a form: it was saved, or given up. */
export const forgetDraft = ({ control }: { control: object }): void => droppers.get(control)?.();

export interface DraftSettings<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, unknown>;
  /** Which form over which record, such as `client:<id>`; undefined keeps no draft. */
  name: string | undefined;
  /** What the form began with, and the version of the record. */
  base: Values;
  version: number;
}

/** What a draft is begun over. */
export interface DraftBeginning<Values> {
  base: Values;
  version: number;
}

export interface RestoredDraft<Values> extends DraftBeginning<Values> {
  /** Everything that stood in the form when it was kept. */
  values: Values;
}

/**
 * Keeps what is typed into a form in this window, for this person, until it is saved or given up, and puts it back when the form is
 * opened again: after a reload, a lost session, a crash. Not for forms that hold secrets.
 */
export function useDraft<Values extends FieldValues>({ form, name, base, version }: DraftSettings<Values>) {
  const personId = useShell().session.person?.id;
  const [restored, setRestored] = useState<RestoredDraft<Values> | null>(null);
  /** What the next draft is begun over. */
  const begun = useRef<DraftBeginning<Values>>({ base, version });

  const restore = useEffectEvent(() => {
    const draft = personId && name ? readDraft(personId, name) : null;
    if (!draft) return;
    const found = { base: draft.base as Values, version: draft.version };
    const values = draft.values as Values;
    begun.current = found;
    for (const field of Object.keys(base) as Path<Values>[]) {
      if (isSame(values[field], found.base[field])) continue;
      form.setValue(field, values[field] as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    setRestored({ ...found, values });
  });
  useEffect(() => restore(), []);

  useEffect(() => {
    if (!personId || !name) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      const values = form.getValues();
      if (isSame(values, begun.current.base)) dropDraft(personId, name);
      else keepDraft(personId, name, { ...begun.current, values });
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, PAUSE_MS);
      },
    });
    const keepNow = () => timer !== undefined && keep();
    window.addEventListener('pagehide', keepNow);
    droppers.set(form.control, () => {
      clearTimeout(timer);
      timer = undefined;
      dropDraft(personId, name);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
      window.removeEventListener('pagehide', keepNow);
    };
  }, [form, name, personId]);

  return {
    restored,
    /** The notice is done with, whatever became of the draft. */
    dismiss: () => setRestored(null),
    /** From now on a draft is begun over this. */
    beginOver(next: DraftBeginning<Values>) {
      begun.current = next;
    },
  };
}
