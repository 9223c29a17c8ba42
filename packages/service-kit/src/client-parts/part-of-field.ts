import type { ClientRecordCount } from '@diwan/contracts/people/clients/questions';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import type { ClientPart } from './client-part.js';

interface FieldPart {
  kind: ClientRecordCount['kind'] | null;
  // biome-ignore lint/suspicious/noExplicitAny: any collection whose rows name a client in a field
  model: Model<any>;
  /** Holds the id of one client. An index has to serve it. */
  field: string;
}

/** The part of a noun whose rows name their client in one field, and nothing else follows from it. */
export function partOfField({ kind, model, field }: FieldPart): ClientPart<string> {
  const of = (clientId: string): QueryFilter<unknown> => ({ [field]: clientId });
  return {
    kind,
    count: (clientId) => model.countDocuments(of(clientId)),
    move:
      async ({ from, to }) =>
      async (session) => {
        const rows = await model.find(of(from), { _id: 1 }, { session }).lean<{ _id: unknown }[]>();
        await model.updateMany(of(from), { $set: { [field]: to } }, { session, timestamps: false });
        return rows.map(({ _id }) => String(_id));
      },
    restore:
      async (ids, { from, to }) =>
      async (session) => {
        const moved = { _id: trusted({ $in: ids }), ...of(to) };
        await model.updateMany(moved, { $set: { [field]: from } }, { session, timestamps: false });
      },
  };
}
