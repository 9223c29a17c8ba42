import { type Model, type QueryFilter, Types, trusted, type UpdateQuery } from 'mongoose';

const FIRST = new Types.ObjectId('0'.repeat(24));
const PORTION = 200;

/**
 * Gives documents from before a field was kept theirs, once. The newest come first, so that the oldest one tells whether all are done:
 * what broke off goes on, and what is done costs one question. Returns how many got one.
 */
export async function fillIn<Row extends { _id: Types.ObjectId }, Field extends keyof Row & string>(
  model: Model<Row>,
  field: Field,
  valueFor: (row: Row) => Promise<Row[Field]>,
): Promise<number> {
  const all = { _id: trusted({ $gte: FIRST }) } as QueryFilter<Row>;
  const oldest = await model.findOne(all).sort({ _id: 1 }).lean<Row>();
  if (!oldest || oldest[field] !== undefined) return 0;
  let filled = 0;
  let below: QueryFilter<Row> = all;
  for (;;) {
    const portion = await model.find(below).sort({ _id: -1 }).limit(PORTION).lean<Row[]>();
    for (const row of portion) {
      if (row[field] !== undefined) continue;
      const value = await valueFor(row);
      const lacking = { _id: row._id, [field]: trusted({ $exists: false }) } as QueryFilter<Row>;
      const given = { $set: { [field]: value } } as UpdateQuery<Row>;
      const { modifiedCount } = await model.updateOne(lacking, given, { timestamps: false });
      filled += modifiedCount;
    }
    const last = portion.at(-1);
    if (!last || portion.length < PORTION) return filled;
    below = { _id: trusted({ $lt: last._id }) } as QueryFilter<Row>;
  }
}
