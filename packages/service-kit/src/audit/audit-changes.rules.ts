/** Fields whose values say nothing of a person: states, counts and choices from short lists. Of all others only the name is shown. */
const HARMLESS = new Set([
  'active',
  'archived',
  'area',
  'confidentialityLevel',
  'downloadRestriction',
  'furtherUnanswered',
  'lineNumbers',
  'maxAccessCount',
  'number',
  'printRestriction',
  'published',
  'reason',
  'roles',
  'separated',
  'separatedFrom',
  'shareRestriction',
  'sharing',
  'state',
  'status',
  'version',
  'watermarkEnabled',
]);
const LONGEST = 100;

export interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Which fields differ between two snapshots of a record, with the values of harmless ones. */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const [old, next] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
  // A snapshot before alone is a removal; a field that only one of two snapshots has was not part of the change.
  const fields = Object.keys(isFields(after) ? next : old);
  return fields
    .filter((field) => JSON.stringify(old[field]) !== JSON.stringify(next[field]))
    .map((field) => ({ field, before: shown(field, old[field]), after: shown(field, next[field]) }));
}

/** A harmless value as text; null for what is not shown. */
function shown(field: string, value: unknown): string | null {
  if (!HARMLESS.has(field) || value === undefined || value === null) return null;
  const text = Array.isArray(value) ? value.join(', ') : isFields(value) ? null : String(value);
  return text === null ? null : text.slice(0, LONGEST);
}
