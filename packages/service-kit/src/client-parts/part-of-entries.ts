import { type Model, trusted } from 'mongoose';
import type { ClientPart, Move } from './client-part.js';

interface EntriesPart {
  // biome-ignore lint/suspicious/noExplicitAny: any collection whose rows list what concerns clients
  model: Model<any>;
  /** Holds entries with an `_id` of their own; several may name one client. */
  list: string;
  /** Holds the id of the client in each entry. An index has to serve it. */
  field: string;
}

/** The part of a noun whose rows list entries about clients. Counted by the part that knows the client a row belongs to. */
export function partOfEntries({ model, list, field }: EntriesPart): ClientPart<string> {
  const path = `${list}.${field}`;
  return {
    kind: null,
    count: (clientId) => model.countDocuments({ [path]: clientId }),
    move:
      async ({ from, to }: Move) =>
      async (session) => {
        const rows = await model.find({ [path]: from }, { [list]: 1 }, { session }).lean<Record<string, Entry[]>[]>();
        const moved = rows.flatMap((row) => row[list] ?? []).filter((entry) => entry[field] === from);
        const options = { session, timestamps: false, arrayFilters: [{ [`entry.${field}`]: from }] };
        await model.updateMany({ [path]: from }, { $set: { [`${list}.$[entry].${field}`]: to } }, options);
        return moved.map(({ _id }) => String(_id));
      },
    restore:
      async (ids, { from, to }: Move) =>
      async (session) => {
        const theirs = { 'entry._id': trusted({ $in: ids }), [`entry.${field}`]: to };
        const options = { session, timestamps: false, arrayFilters: [theirs] };
        await model.updateMany({ [path]: to }, { $set: { [`${list}.$[entry].${field}`]: from } }, options);
      },
  };
}

interface Entry {
  _id: unknown;
  [field: string]: unknown;
}
