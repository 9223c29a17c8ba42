import { randomUUID } from 'node:crypto';
import { ObjectId } from 'bson';
import type { WriteTarget } from '../aggregate/env.js';
import type { Collection, Index } from '../catalog/definitions.js';
import { replaceDocument } from '../catalog/documents.js';
import { buildAtOnce, UNFINISHED } from '../catalog/index-build.js';
import { compileFilter } from '../match/matcher.js';
import type { Overlay } from '../store/overlay.js';
import { type Doc, docOf } from '../values/bson.js';
import { identicalValues } from '../values/compare.js';
import { MongoError } from '../values/errors.js';
import { valueAt } from '../values/path.js';
import { type CommandContext, changeCatalog, collectionOf, ensureCollection, existingCollection } from './context.js';
import { searchQuickly } from './search.js';
import { insertStatement } from './statements.js';
import { apply } from './write-steps.js';

/** Documents written in one commit. */
const CHUNK = 100;

/** Writes the result of a pipeline: `$out` replaces a collection at the end in one step, `$merge` changes it as it goes. */
export async function writeOut(ctx: CommandContext, target: WriteTarget, docs: AsyncIterable<Doc>): Promise<void> {
  const context = { ...ctx, db: target.database ?? ctx.db };
  if (target.stage === '$out') await replaceCollection(context, target.collection, docs);
  else await merge(context, target, docs);
}

async function replaceCollection(ctx: CommandContext, name: string, docs: AsyncIterable<Doc>): Promise<void> {
  const { catalog } = ctx.server;
  const replaced = collectionOf(ctx, name);
  if (replaced?.cap) throw new MongoError(17152, `namespace '${replaced.ns}' is capped so it can't be used for $out`);
  const temporary = `${UNFINISHED}${randomUUID()}`;
  await changeCatalog(ctx, (overlay) => {
    const indexes = replaced?.indexes.filter((index) => index.name !== '_id_' && !index.building) ?? [];
    const specs = indexes.map(({ spec }) => spec);
    buildAtOnce(catalog, overlay, catalog.create(overlay, ctx.db, temporary, replaced?.options), specs);
  });
  try {
    await inChunks(ctx, docs, (overlay, doc) =>
      insertStatement(doc).insert(overlay, existingCollection(ctx, temporary)),
    );
    await changeCatalog(ctx, (overlay) => {
      const made = existingCollection(ctx, temporary);
      const old = collectionOf(ctx, name);
      if (old) catalog.drop(overlay, old);
      catalog.rename(overlay, made, ctx.db, name);
    });
  } catch (error) {
    const made = collectionOf(ctx, temporary);
    if (made) await changeCatalog(ctx, (overlay) => catalog.drop(overlay, made));
    throw error;
  }
}

async function merge(ctx: CommandContext, target: WriteTarget, docs: AsyncIterable<Doc>): Promise<void> {
  const { indexes } = await ensureCollection(ctx, target.collection);
  const isOn = ({ fields }: Index) =>
    fields.length === target.on.length && fields.every((field) => target.on.includes(field.path));
  const identifying = indexes.some((index) => index.unique && !index.partial && !index.sparse && isOn(index));
  if (!identifying) throw new MongoError(51183, 'Cannot find index to verify that join fields will be unique');
  await inChunks(ctx, docs, (overlay, doc) =>
    mergeOne(ctx, overlay, existingCollection(ctx, target.collection), target, doc),
  );
}

function mergeOne(
  ctx: CommandContext,
  overlay: Overlay,
  collection: Collection,
  target: WriteTarget,
  incoming: Doc,
): void {
  const doc = '_id' in incoming ? incoming : { _id: new ObjectId(), ...incoming };
  const wanted = (field: string) => {
    const value = valueAt(doc, field.split('.'));
    const refuse = (code: number, why: string) =>
      new MongoError(code, `$merge write error: 'on' field '${field}' ${why}`);
    if (Array.isArray(value)) throw refuse(51185, 'is an array');
    if (value === undefined || value === null) throw refuse(51132, 'cannot be missing, null, undefined or an array');
    return value;
  };
  const filter = docOf(target.on.map((field) => [field, { $eq: wanted(field) }]));
  const query = { filter, matcher: compileFilter(filter, { now: ctx.env.now }), limit: 1 };
  const existing = searchQuickly(ctx, overlay, collection, query)?.[0];
  const { whenMatched, whenNotMatched } = target;
  if (!existing) {
    if (whenNotMatched === 'fail')
      throw new MongoError(13113, '$merge could not find a matching document in the target collection');
    if (whenNotMatched === 'insert') insertStatement(doc).insert(overlay, collection);
    return;
  }
  if (whenMatched === 'keepExisting') return;
  if (whenMatched === 'fail')
    throw new MongoError(11000, `E11000 duplicate key error collection: ${collection.ns} $merge found a match`);
  const after = whenMatched(existing.doc, incoming);
  if (!identicalValues(after._id, existing.doc._id))
    throw new MongoError(66, '$merge failed to update the matching document, did you attempt to modify the _id?');
  replaceDocument(overlay, collection, existing.record, existing.doc, after);
}

/** Writes documents, some in each commit. */
async function inChunks(
  ctx: CommandContext,
  docs: AsyncIterable<Doc>,
  write: (overlay: Overlay, doc: Doc) => unknown,
): Promise<void> {
  let chunk: Doc[] = [];
  const flush = async () => {
    const full = chunk;
    chunk = [];
    await apply(ctx, (overlay) => full.forEach((doc) => void write(overlay, doc)));
  };
  for await (const doc of docs) if (chunk.push(doc) === CHUNK) await flush();
  await flush();
}
