import { dropDraft, keepDraft, readDraft, useShell, useUnsavedWork } from '@diwan/mf-kit';
import { useEffect, useState } from 'react';
import { isSame } from './is-same.js';

/**
 * State that outlives a reload, Back and an ended session, in this window and for this person: for what is typed without a form of
 * `useSchemaForm` (see `useDraft`), and is new. What changes a record belongs into a form with a version, or holds what it was begun over:
 * a colleague's change would be undone otherwise. `name` says which field of which record, such as `answer:<id>`. `forget` drops it: it was
 * sent, or given up.
 */
export function useKeptState<Value>(name: string, initial: () => Value) {
  const personId = useShell().session.person?.id;
  const [began] = useState(initial);
  const [value, setValue] = useState<Value>(() => {
    const draft = personId ? readDraft(personId, name) : null;
    return draft ? (draft.values as unknown as { value: Value }).value : began;
  });
  const [isOver, setOver] = useState(false);
  const isDirty = !isOver && !isSame(value, began);
  useUnsavedWork(isDirty);
  useEffect(() => {
    if (!personId) return;
    if (isDirty) keepDraft(personId, name, { base: {}, version: 0, values: { value } });
    else dropDraft(personId, name);
  }, [value, isDirty, name, personId]);
  const forget = () => {
    setOver(true);
    if (personId) dropDraft(personId, name);
  };
  const change = (next: Value) => {
    setOver(false);
    setValue(next);
  };
  return [value, change, forget] as const;
}
