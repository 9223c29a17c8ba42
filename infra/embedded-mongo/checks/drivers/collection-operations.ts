import type { AnyBulkWriteOperation, Document } from 'mongodb';
import { driverOptions } from './driver-options.js';
import type { AnyCollection } from './entities.js';

type CollectionOperation = (collection: AnyCollection, args: Document) => unknown;

/** Splits arguments into the positional ones and the driver's options. */
function split(args: Document, ...names: string[]): [options: Document, ...positional: Document[]] {
  const options = { ...args };
  for (const name of names) delete options[name];
  return [driverOptions(options), ...names.map((name) => args[name])];
}

/** Operations on a collection, by their names in the tests. */
export const collectionOperations: Record<string, CollectionOperation> = {
  aggregate: (c, args) => {
    const [options, pipeline] = split(args, 'pipeline');
    return c.aggregate(pipeline as Document[], options).toArray();
  },
  bulkWrite: (c, args) => {
    const [options, requests] = split(args, 'requests');
    return c.bulkWrite(requests as AnyBulkWriteOperation[], options);
  },
  count: (c, args) => {
    const [options, filter] = split(args, 'filter');
    return c.count(filter, options);
  },
  countDocuments: (c, args) => {
    const [options, filter] = split(args, 'filter');
    return c.countDocuments(filter, options);
  },
  estimatedDocumentCount: (c, args) => c.estimatedDocumentCount(driverOptions(args)),
  createIndex: (c, args) => {
    const [options, keys] = split(args, 'keys');
    return c.createIndex(keys as Document, options);
  },
  dropIndex: (c, args) => {
    const [options, name] = split(args, 'name');
    return c.dropIndex(String(name), options);
  },
  listIndexes: (c, args) => c.listIndexes(driverOptions(args)).toArray(),
  deleteOne: (c, args) => {
    const [options, filter] = split(args, 'filter');
    return c.deleteOne(filter, options);
  },
  deleteMany: (c, args) => {
    const [options, filter] = split(args, 'filter');
    return c.deleteMany(filter, options);
  },
  distinct: (c, args) => {
    const [options, fieldName, filter] = split(args, 'fieldName', 'filter');
    return c.distinct(String(fieldName), filter ?? {}, options);
  },
  find: (c, args) => {
    const [options, filter] = split(args, 'filter');
    return c.find(filter ?? {}, options).toArray();
  },
  findOne: (c, args) => {
    const [options, filter] = split(args, 'filter');
    return c.findOne(filter ?? {}, options);
  },
  createFindCursor: async (c, args) => {
    const [options, filter] = split(args, 'filter');
    const cursor = c.find(filter ?? {}, options);
    await cursor.hasNext(); // the test wants the command to be sent now
    return cursor;
  },
  findOneAndDelete: (c, args) => {
    const [options, filter] = split(args, 'filter');
    return c.findOneAndDelete(filter as Document, options);
  },
  findOneAndReplace: (c, args) => {
    const [options, filter, replacement] = split(args, 'filter', 'replacement');
    return c.findOneAndReplace(filter as Document, replacement as Document, options);
  },
  findOneAndUpdate: (c, args) => {
    const [options, filter, update] = split(args, 'filter', 'update');
    return c.findOneAndUpdate(filter as Document, update as Document, options);
  },
  insertMany: (c, args) => {
    const [options, documents] = split(args, 'documents');
    return c.insertMany(documents as Document[], options);
  },
  insertOne: (c, args) => {
    const [options, document] = split(args, 'document');
    return c.insertOne(document as Document, options);
  },
  rename: (c, args) => {
    const [options, to] = split(args, 'to');
    return c.rename(String(to), options);
  },
  replaceOne: (c, args) => {
    const [options, filter, replacement] = split(args, 'filter', 'replacement');
    return c.replaceOne(filter as Document, replacement as Document, options);
  },
  updateOne: (c, args) => {
    const [options, filter, update] = split(args, 'filter', 'update');
    return c.updateOne(filter as Document, update as Document, options);
  },
  updateMany: (c, args) => {
    const [options, filter, update] = split(args, 'filter', 'update');
    return c.updateMany(filter as Document, update as Document, options);
  },
};
