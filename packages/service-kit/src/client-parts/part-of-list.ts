import type { ClientSession, Model } from 'mongoose';
import type { ClientPart, Move } from './client-part.js';

/** A row that names clients in a list. */
interface Row {
  _id: unknown;
  [field: string]: unknown;
}

/** Whom a row named before a merge. */
interface MovedList {
  id: string;
  clientIds: string[];
}

interface ListPart {
  // biome-ignore lint/suspicious/noExplicitAny: any collection whose rows name clients in a list
  model: Model<any>;
  /** Holds ids of clients, each once. An index has to serve it. */
  field: string;
}

/** The part of a noun whose rows name the clients they are for in a list. Counted by the part that knows the one they belong to. */
export function partOfList({ model, field }: ListPart): ClientPart<MovedList> {
  const naming = async (clientId: string, session: ClientSession): Promise<MovedList[]> => {
    const rows = await model.find({ [field]: clientId }, { [field]: 1 }, { session }).lean<Row[]>();
    return rows.map((row) => ({ id: String(row._id), clientIds: row[field] as string[] }));
  };
  const write = (id: string, clientIds: string[], session: ClientSession) =>
    model.updateOne({ _id: id }, { $set: { [field]: clientIds } }, { session, timestamps: false });
  return {
    kind: null,
    count: (clientId) => model.countDocuments({ [field]: clientId }),
    move:
      async ({ from, to }: Move) =>
      async (session) => {
        const rows = await naming(from, session);
        for (const { id, clientIds } of rows)
          await write(id, [...new Set(clientIds.map((one) => (one === from ? to : one)))], session);
        return rows;
      },
    // Where the one who was kept is still named, those of the two are named who were before.
    restore:
      async (items, { from, to }: Move) =>
      async (session) => {
        const before = new Map(items.map(({ id, clientIds }) => [id, clientIds]));
        for (const { id, clientIds } of await naming(to, session)) {
          const two = before.get(id)?.filter((one) => one === from || one === to);
          const back = two && clientIds.flatMap((one) => (one === to ? two : [one]));
          if (back) await write(id, back, session);
        }
      },
  };
}
