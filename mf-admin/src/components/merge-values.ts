import { isSame } from '@diwan/desk-kit/unsaved/is-same';

/** The values of a form, by field. */
type Values = Readonly<Record<string, unknown>>;

export interface Merged<V extends Values> {
  /** What the form goes on with: the own change where both sides changed the same. */
  values: V;
  /** Fields that both changed, and not to the same. */
  conflicts: (keyof V & string)[];
  /** Fields that only the others changed. */
  taken: (keyof V & string)[];
}

/**
 * Brings two changes of one record together (D-129). Only what the person changed since `base` counts as theirs; everything else is as it
 * is saved now. Languages of one text are told apart: one person may write the English and another the Arabic.
 */
export function mergeValues<V extends Values>(base: V, own: V, saved: V): Merged<V> {
  const merged: Merged<V> = { values: { ...saved }, conflicts: [], taken: [] };
  // What only one side has counts too: entries of a record by id come and go.
  for (const name of new Set([...Object.keys(saved), ...Object.keys(own)]) as Set<keyof V & string>) {
    const field = mergeField(base[name], own[name], saved[name]);
    if (field.value === undefined) delete merged.values[name];
    else merged.values[name] = field.value as V[typeof name];
    if (field.isConflict) merged.conflicts.push(name);
    else if (!isSame(saved[name], base[name]) && !isSame(saved[name], own[name])) merged.taken.push(name);
  }
  return merged;
}

function mergeField(base: unknown, own: unknown, saved: unknown): { value: unknown; isConflict: boolean } {
  if (isSame(own, base) || isSame(own, saved)) return { value: saved, isConflict: false };
  if (isSame(saved, base)) return { value: own, isConflict: false };
  if (isRecord(base) && isRecord(own) && isRecord(saved)) {
    const inside = mergeValues(base, own, saved);
    return { value: inside.values, isConflict: inside.conflicts.length > 0 };
  }
  return { value: own, isConflict: true };
}

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy that later typing does not change. Forms hold plain data. */
export const copyOf = <V>(values: V): V => JSON.parse(JSON.stringify(values));
