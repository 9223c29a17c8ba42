import { dropDraft, keepDraft, readDraft, useShell } from '@diwan/mf-kit';
import { useEffect, useRef, useState } from 'react';
import { isSame } from './is-same.js';

/**
 * State that outlives a reload, Back and an ended session, in this window and for this person: for what is typed without a form of
 * `useSchemaForm` (see `useDraft`). `name` says which field of which record, such as `answer:<id>`; what it began with is not kept. `forget`
 * drops it: it was sent, or given up.
 */
export function useKeptState<Value>(name: string, initial: () => Value) {
  const personId = useShell().session.person?.id;
  const [began] = useState(initial);
  const [value, setValue] = useState<Value>(() => {
    const draft = personId ? readDraft(personId, name) : null;
    return draft ? (draft.values as unknown as { value: Value }).value : began;
  });
  const isOver = useRef(false);
  useEffect(() => {
    if (!personId || isOver.current) return;
    if (isSame(value, began)) dropDraft(personId, name);
    else keepDraft(personId, name, { base: {}, version: 0, values: { value } });
  }, [value, began, name, personId]);
  const forget = () => {
    isOver.current = true;
    if (personId) dropDraft(personId, name);
  };
  const change = (next: Value) => {
    isOver.current = false;
    setValue(next);
  };
  return [value, change, forget] as const;
}
