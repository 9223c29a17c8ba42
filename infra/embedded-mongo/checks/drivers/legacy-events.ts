import type { Document } from 'mongodb';
import type { ExpectedEvents } from './test-file.js';

const NAMES: Record<string, string> = { command_name: 'commandName', database_name: 'databaseName' };
/** Fields whose value 42 stands for any value. */
const ANY_VALUE = ['afterClusterTime', 'recoveryToken', 'getMore', 'id', 'cursors', 'cursorsUnknown', 'code'];

/** Converts the `expectations` of the older formats. @param bucket the events are those of a GridFS bucket */
export function convertEvents(expectations: Document[], bucket = false): ExpectedEvents {
  const events = expectations.map((expectation) => {
    const [name = '', fields = {}] = Object.entries(expectation)[0] ?? [];
    return { [convertName(name)]: convertFields(bucket ? withEquality(fields) : fields) };
  });
  return { client: 'client0', ignoreExtraFields: true, events };
}

/** Node's driver writes the ids in a bucket's filters as `$eq`. */
function withEquality(fields: Document): Document {
  const { filter = {}, ...command } = fields.command ?? {};
  const equalities = Object.entries(filter).map(([name, value]) => [
    name,
    /^(files)?_id$/.test(name) ? { $eq: value } : value,
  ]);
  return { ...fields, command: { ...command, filter: Object.fromEntries(equalities) } };
}

/** `command_started_event` is `commandStartedEvent` now. */
function convertName(name: string): string {
  return name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
}

function convertFields({ command, ...others }: Document): Document {
  const fields = command ? { command: withCausality(command), ...others } : others;
  const entries = Object.entries(fields).map(([name, value]) => [NAMES[name] ?? name, convertValue(value, name)]);
  return Object.fromEntries(entries);
}

/** Node's driver sends `afterClusterTime` with writes outside transactions, too, which is newer than these files. */
function withCausality(command: Document): Document {
  if (command.readConcern !== null || command.autocommit !== null) return command;
  return { ...command, readConcern: { $$unsetOrMatches: { afterClusterTime: { $$exists: true } } } };
}

function convertValue(value: unknown, name: string): unknown {
  if (value === null) return { $$exists: false };
  if (value === '' && name === 'errmsg') return { $$type: 'string' };
  if (ANY_VALUE.includes(name) && [value].flat().every((one) => String(one) === '42')) return { $$exists: true };
  if (name === 'lsid' && typeof value === 'string') return { $$sessionLsid: value };
  if (Array.isArray(value)) return value.map((one) => convertValue(one, ''));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value as Document).map(([key, inner]) => [key, convertValue(inner, key)]));
}
