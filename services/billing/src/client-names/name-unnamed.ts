import { type Model, type QueryFilter, Types, trusted } from 'mongoose';

/** A document that keeps its client's name; those from before names were kept lack the field. */
export interface Named {
  _id: Types.ObjectId;
  clientName?: string | null;
}

const FIRST = new Types.ObjectId('0'.repeat(24));
const PORTION = 200;

/**
 * Gives documents from before names were kept theirs, once. The newest come first, so that the oldest one tells whether all are done:
 * what broke off goes on, and what is done costs one question. Returns how many got a name.
 */
export async function nameUnnamed<Row extends Named>(
  model: Model<Row>,
  nameOf: (row: Row) => Promise<string | null>,
): Promise<number> {
  const all = { _id: trusted({ $gte: FIRST }) } as QueryFilter<Row>;
  const oldest = await model.findOne(all).sort({ _id: 1 }).lean<Row>();
  if (!oldest || oldest.clientName !== undefined) return 0;
  let named = 0;
  let below: QueryFilter<Row> = all;
  for (;;) {
    const portion = await model.find(below).sort({ _id: -1 }).limit(PORTION).lean<Row[]>();
    for (const row of portion) {
      if (row.clientName !== undefined) continue;
      const clientName = await nameOf(row);
      const unnamed = { _id: row._id, clientName: trusted({ $exists: false }) } as QueryFilter<Row>;
      const { modifiedCount } = await model.updateOne(unnamed, { $set: { clientName } }, { timestamps: false });
      named += modifiedCount;
    }
    const last = portion.at(-1);
    if (!last || portion.length < PORTION) return named;
    below = { _id: trusted({ $lt: last._id }) } as QueryFilter<Row>;
  }
}
