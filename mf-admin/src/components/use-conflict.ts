import { useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { ConflictNoticeProps, Difference } from './conflict.js';
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
}

/** Keeps the version a form will be saved over, and finds what differs when somebody else saved first (D-129). */
export function useConflict<Item extends Versioned, Values extends FieldValues, Output>(
  settings: ConflictSettings<Item, Values, Output>,
) {
  const { form, item, fetch, valuesOf, describe, failed } = settings;
  const [version, setVersion] = useState(item?.version ?? 0);
  const [current, setCurrent] = useState<Item | null>(null);
  const say = useSay();

  const differences = (): Difference[] => {
    if (!current) return [];
    const saved = valuesOf(current);
    const typed = form.getValues();
    return Object.keys(saved).flatMap((name) => {
      const there = describe(name, saved[name]);
      const here = describe(name, typed[name]);
      return there.text === here.text ? [] : [{ label: there.label, saved: there.text, typed: here.text }];
    });
  };
  const goOn = (found: Item) => {
    setVersion(found.version);
    setCurrent(null);
  };
  const notice: ConflictNoticeProps | null = current && {
    differences: differences(),
    onKeepTyped: () => goOn(current),
    onTakeSaved: () => {
      form.reset(valuesOf(current) as DefaultValues<Values> & Values);
      goOn(current);
    },
  };
  return {
    version,
    notice,
    async onConflict() {
      if (!item) return;
      await fetch(item).then(setCurrent, (error: unknown) => say.failed(failed, error));
    },
  };
}
