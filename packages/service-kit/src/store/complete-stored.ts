import { type Model, Types } from 'mongoose';
import { inPortions } from './in-portions.js';

/** Smaller than every id. */
const BEFORE_ALL = new Types.ObjectId('0'.repeat(24));

interface Completing<Old> {
  /** Of what is read: more is not needed to complete it. */
  projection: Record<string, number>;
  isOld: (row: Old) => boolean;
  /** Must write only what is missing, so that several instances may do it at once and doing it again changes nothing. */
  complete: (row: Old) => Promise<void>;
}

/**
 * Completes what earlier builds stored in a collection, one row after the other in the order of their ids. Returns how many were old.
 * Rows come straight from the collection: they are not yet what the model promises.
 */
export function completeStored<Old extends { _id: Types.ObjectId }>(
  { collection }: Pick<Model<never>, 'collection'>,
  { projection, isOld, complete }: Completing<Old>,
): Promise<number> {
  const rowsAfter = async (last: Old | undefined, limit: number) => {
    const behind = { _id: { $gt: last?._id ?? BEFORE_ALL } };
    const rows = await collection.find(behind, { projection }).sort({ _id: 1 }).limit(limit).toArray();
    return rows as unknown as Old[];
  };
  return inPortions<Old>(rowsAfter, async (row) => {
    if (!isOld(row)) return false;
    await complete(row);
    return true;
  });
}
