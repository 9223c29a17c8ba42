import { DraftNotice } from '@diwan/desk-kit/unsaved/draft-notice';
import { isSame } from '@diwan/desk-kit/unsaved/is-same';
import { forgetDraft, type RestoredDraft, useDraft } from '@diwan/desk-kit/unsaved/use-draft';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { DefaultValues, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { ConflictNotice, type Difference } from './conflict.js';
import { copyOf, mergeValues } from './merge-values.js';
import { useSay } from './say.js';

interface Versioned {
  version: number;
}

export interface ConflictSettings<Item extends Versioned, Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** What is being edited, as it was read; null for something new. */
  item: Item | null;
  /** Reads it again. */
  fetch: (item: Item) => Promise<Item>;
  valuesOf: (item: Item) => Values;
  /** A field's name and value in words. */
  describe: (name: keyof Values & string, value: unknown) => { label: string; text: string };
  /** What failed when not even reading works. */
  failed: string;
  /** Keeps what is typed as a draft under this name, such as `client:<id>`; without it nothing is kept (see `useDraft`). */
  draft?: string;
}

/** Both sides of a conflict. */
interface Meeting<Item, Values> {
  theirs: Item;
  saved: Values;
  typed: Values;
  conflicts: string[];
  taken: string[];
}

/**
 * Keeps the version a form will be saved over. When somebody else saved first, what they changed and this person did not is taken over;
 * the person chooses where both changed the same (D-129). `notices` belong at the top of the form.
 */
export function useConflict<Item extends Versioned, Values extends FieldValues, Output>(
  settings: ConflictSettings<Item, Values, Output>,
) {
  const { form, item, fetch, valuesOf, describe, failed } = settings;
  const set = (name: string, value: unknown) =>
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  /** What the form began with: changes are counted from here. */
  const [begun, setBegun] = useState(() => ({
    version: item?.version ?? 0,
    base: copyOf<Values>(form.getValues()),
  }));
  const [meeting, setMeeting] = useState<Meeting<Item, Values> | null>(null);
  const say = useSay();
  const draft = useDraft<Values>({ form, name: settings.draft, ...begun });

  const meet = (theirs: Item, base: Values, typed = copyOf<Values>(form.getValues())) => {
    const saved = valuesOf(theirs);
    const merged = mergeValues(base, typed, saved);
    form.reset(saved as DefaultValues<Values> & Values);
    // Once more, and not value by value: lists of fields have forgotten their names with the first, and would not show their rows.
    form.reset(merged.values as DefaultValues<Values> & Values, { keepDefaultValues: true });
    // What was taken over before is in what is typed by now, and is still to be named.
    const taken = [...new Set([...(meeting?.taken ?? []), ...merged.taken])];
    setMeeting({ theirs, saved, typed, conflicts: merged.conflicts, taken });
  };
  const beginOver = (version: number, base: Values) => {
    setBegun({ version, base });
    draft.beginOver({ version, base });
    setMeeting(null);
  };
  const { restored } = draft;
  // A draft that was begun over an older version meets what is saved now. What is saved later is met when this is: more is typed by then.
  const meetDraft = useEffectEvent(({ version, base, values: kept }: RestoredDraft<Values>) => {
    if (item && version !== item.version) meet(item, base, kept);
  });
  useEffect(() => {
    if (restored) meetDraft(restored);
  }, [restored]);

  const values = form.getValues();
  const differences: Difference[] = (meeting?.conflicts ?? []).map((name) => {
    const { label, text } = describe(name, meeting?.saved[name]);
    const typed = describe(name, meeting?.typed[name]).text;
    return { name, label, saved: text, typed, choice: isSame(values[name], meeting?.saved[name]) ? 'saved' : 'typed' };
  });
  const [, draw] = useState(0);
  const notices: ReactNode = (
    <>
      {restored && !meeting && (
        <DraftNotice
          onDiscard={() => {
            form.reset(begun.base as DefaultValues<Values> & Values);
            draft.beginOver(begun);
            forgetDraft(form);
            draft.dismiss();
          }}
        />
      )}
      {meeting && (
        <ConflictNotice
          differences={differences}
          taken={meeting.taken.map((name) => describe(name, meeting.saved[name]).label)}
          onChoose={(name, choice) => {
            set(name, choice === 'saved' ? meeting.saved[name] : meeting.typed[name]);
            draw((count) => count + 1);
          }}
          onDone={() => {
            beginOver(meeting.theirs.version, meeting.saved);
            draft.dismiss();
          }}
        />
      )}
    </>
  );
  // While there is something to choose, saving does not get past it.
  const version = meeting && restored ? restored.version : begun.version;
  return {
    version,
    notices,
    /** For forms that stay open: goes on from what has just been saved. */
    onSaved: (saved: Item) => beginOver(saved.version, valuesOf(saved)),
    /** Shows what somebody else saved meanwhile; false where nobody did, and the conflict is with something else. */
    async onConflict(): Promise<boolean> {
      if (!item) return false;
      return fetch(item).then(
        (theirs) => {
          const isNewer = theirs.version !== version;
          if (isNewer) meet(theirs, restored?.base ?? begun.base);
          return isNewer;
        },
        (error: unknown) => {
          say.failed(failed, error);
          return true;
        },
      );
    },
  };
}
