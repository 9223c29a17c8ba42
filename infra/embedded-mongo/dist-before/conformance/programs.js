import { L } from './cases.js';
/** A collection with unique `email`, compound, sparse, partial, multikey indexes. */
async function people(db) {
    const c = db.collection('people');
    await c.createIndex({ email: 1 }, { unique: true });
    return c;
}
async function codeOf(work) {
    try {
        await work;
        return 'no error';
    }
    catch (error) {
        return error.code;
    }
}
const ids = async (c, filter = {}) => (await c.find(filter).sort({ _id: 1 }).project({ _id: 1 }).toArray()).map((d) => d._id);
/** Inserting, replacing, deleting, finding and modifying. */
export const crudPrograms = [
    {
        name: 'insertOne makes an ObjectId',
        run: async (db) => (await db.collection('c').insertOne({ a: 1 })).insertedId.constructor.name,
        expect: 'ObjectId',
    },
    {
        name: 'insertOne twice',
        run: async (db) => {
            const c = db.collection('c');
            await c.insertOne({ _id: 1 });
            await c.insertOne({ _id: 1 });
        },
        error: 11000,
    },
    {
        name: 'insertMany ordered stops at the first error',
        run: async (db) => {
            const c = db.collection('c');
            const code = await codeOf(c.insertMany([{ _id: 1 }, { _id: 1 }, { _id: 2 }]));
            return [code, await ids(c)];
        },
        expect: [11000, [1]],
    },
    {
        name: 'insertMany unordered goes on',
        run: async (db) => {
            const c = db.collection('c');
            const code = await codeOf(c.insertMany([{ _id: 1 }, { _id: 1 }, { _id: 2 }], { ordered: false }));
            return [code, await ids(c)];
        },
        expect: [11000, [1, 2]],
    },
    { name: '_id may not be an array', run: (db) => db.collection('c').insertOne({ _id: [1] }), error: 53 },
    {
        name: 'a document of more than 16 MB is refused',
        run: async (db) => {
            const c = db.collection('c');
            const code = await codeOf(c.updateOne({ _id: 1 }, { $set: { a: 'x'.repeat(9e6), b: 'x'.repeat(9e6) } }, { upsert: true }));
            return typeof code;
        },
        expect: 'number',
    },
    {
        name: 'updateMany counts',
        run: async (db) => {
            const c = db.collection('c');
            await c.insertMany([{ a: 1 }, { a: 1 }, { a: 2, b: 1 }]);
            const r = await c.updateMany({}, { $set: { b: 1 } });
            return [r.matchedCount, r.modifiedCount, r.upsertedCount];
        },
        expect: [3, 2, 0],
    },
    {
        name: 'updateOne changes one',
        run: async (db) => {
            const c = db.collection('c');
            await c.insertMany([{ a: 1 }, { a: 1 }]);
            await c.updateOne({ a: 1 }, { $set: { a: 2 } });
            return c.countDocuments({ a: 2 });
        },
        expect: 1,
    },
    {
        name: 'upsert reports the id',
        run: async (db) => {
            const c = db.collection('c');
            const r = await c.updateOne({ _id: 9 }, { $set: { a: 1 } }, { upsert: true });
            return [r.matchedCount, r.upsertedCount, r.upsertedId];
        },
        expect: [0, 1, 9],
    },
    {
        name: 'replaceOne',
        run: async (db) => {
            const c = db.collection('c');
            await c.insertOne({ _id: 1, a: 1, b: 2 });
            await c.replaceOne({ _id: 1 }, { c: 3 });
            return c.findOne({});
        },
        expect: { _id: 1, c: 3 },
    },
    {
        name: 'replaceOne with another _id',
        run: async (db) => {
            const c = db.collection('c');
            await c.insertOne({ _id: 1 });
            await c.replaceOne({}, { _id: 2 });
        },
        error: 66,
    },
    {
        name: 'replaceOne upsert takes _id from the filter',
        run: async (db) => {
            const c = db.collection('c');
            await c.replaceOne({ _id: 4, x: 1 }, { a: 1 }, { upsert: true });
            return c.findOne({});
        },
        expect: { _id: 4, a: 1 },
    },
    {
        name: 'deleteOne and deleteMany',
        run: async (db) => {
            const c = db.collection('c');
            await c.insertMany([{ a: 1 }, { a: 1 }, { a: 1 }]);
            const one = await c.deleteOne({ a: 1 });
            const many = await c.deleteMany({});
            return [one.deletedCount, many.deletedCount];
        },
        expect: [1, 2],
    },
    {
        name: 'findOneAndUpdate before',
        run: async (db) => {
            const c = db.collection('c');
            await c.insertOne({ _id: 1, n: 1 });
            return c.findOneAndUpdate({}, { $inc: { n: 1 } });
        },
        expect: { _id: 1, n: 1 },
    },
    {
        name: 'findOneAndUpdate after',
        run: async (db) => {
            const c = db.collection('c');
            await c.insertOne({ _id: 1, n: 1 });
            return c.findOneAndUpdate({}, { $inc: { n: 1 } }, { returnDocument: 'after' });
        },
        expect: { _id: 1, n: 2 },
    },
    {
        name: 'findOneAndUpdate takes the first of the order',
        run: async (db) => {
            const c = db.collection('c');
            await c.insertMany([
                { _id: 1, n: 1 },
                { _id: 2, n: 5 },
            ]);
            const d = await c.findOneAndUpdate({}, { $set: { hit: true } }, { sort: { n: -1 }, projection: { n: 1 } });
            return d;
        },
        expect: { _id: 2, n: 5 },
    },
    {
        name: 'findOneAndUpdate upsert',
        run: async (db) => {
            const c = db.collection('c');
            return c.findOneAndUpdate({ _id: 3 }, { $inc: { n: 1 } }, { upsert: true, returnDocument: 'after' });
        },
        expect: { _id: 3, n: 1 },
    },
    {
        name: 'findOneAndUpdate of nothing',
        run: (db) => db.collection('c').findOneAndUpdate({ x: 1 }, { $set: { y: 1 } }),
        expect: null,
    },
    {
        name: 'findOneAndUpdate with a positional projection',
        run: async (db) => {
            const c = db.collection('c');
            await c.insertOne({ _id: 1, a: [{ k: 1 }, { k: 2 }] });
            return c.findOneAndUpdate({ 'a.k': 2 }, { $set: { 'a.$.v': 1 } }, { returnDocument: 'after', projection: { _id: 0 } });
        },
        expect: { a: [{ k: 1 }, { k: 2, v: 1 }] },
    },
    {
        name: 'findOneAndReplace',
        run: async (db) => {
            const c = db.collection('c');
            await c.insertOne({ _id: 1, a: 1 });
            return c.findOneAndReplace({ a: 1 }, { b: 1 }, { returnDocument: 'after' });
        },
        expect: { _id: 1, b: 1 },
    },
    {
        name: 'findOneAndDelete',
        run: async (db) => {
            const c = db.collection('c');
            await c.insertMany([
                { _id: 1, n: 1 },
                { _id: 2, n: 2 },
            ]);
            const d = await c.findOneAndDelete({}, { sort: { n: -1 } });
            return [d, await ids(c)];
        },
        expect: [{ _id: 2, n: 2 }, [1]],
    },
    {
        name: 'bulkWrite',
        run: async (db) => {
            const c = db.collection('c');
            const r = await c.bulkWrite([
                { insertOne: { document: { _id: 1, a: 1 } } },
                { updateOne: { filter: { a: 1 }, update: { $set: { a: 2 } } } },
                { updateOne: { filter: { _id: 7 }, update: { $set: { a: 3 } }, upsert: true } },
                { deleteOne: { filter: { a: 2 } } },
            ]);
            return [r.insertedCount, r.modifiedCount, r.upsertedCount, r.deletedCount, await ids(c)];
        },
        expect: [1, 1, 1, 1, [7]],
    },
    {
        name: 'distinct',
        run: async (db) => {
            const c = db.collection('c');
            await c.insertMany([{ a: [1, 2] }, { a: 2 }, { a: L(1) }, { b: 1 }]);
            return (await c.distinct('a')).sort();
        },
        expect: [1, 2],
    },
    {
        name: 'distinct with a filter and a path',
        run: async (db) => {
            const c = db.collection('c');
            await c.insertMany([
                { l: [{ q: 1 }, { q: 2 }], k: 1 },
                { l: [{ q: 9 }], k: 2 },
            ]);
            return c.distinct('l.q', { k: 1 });
        },
        expect: [1, 2],
    },
    {
        name: 'countDocuments with skip and limit',
        run: async (db) => {
            const c = db.collection('c');
            await c.insertMany([{}, {}, {}, {}]);
            return [await c.countDocuments({}, { skip: 1, limit: 2 }), await c.estimatedDocumentCount()];
        },
        expect: [2, 4],
    },
    {
        name: 'a positional update of many',
        run: async (db) => {
            const c = db.collection('c');
            await c.insertMany([
                { _id: 1, a: [1, 2] },
                { _id: 2, a: [2, 1] },
            ]);
            await c.updateMany({ a: 2 }, { $set: { 'a.$': 9 } });
            return c.find().sort({ _id: 1 }).toArray();
        },
        expect: [
            { _id: 1, a: [1, 9] },
            { _id: 2, a: [9, 1] },
        ],
    },
    {
        name: '$currentDate',
        run: async (db) => {
            const c = db.collection('c');
            await c.updateOne({}, { $currentDate: { d: true, t: { $type: 'timestamp' } } }, { upsert: true });
            const d = await c.findOne({});
            return [d?.d instanceof Date, d?.t._bsontype];
        },
        expect: [true, 'Timestamp'],
    },
];
/** Indexes, unique keys, the errors of duplicates, TTL options, explain. */
export const indexPrograms = [
    {
        name: 'createIndex names and lists',
        run: async (db) => {
            const c = db.collection('c');
            const name = await c.createIndex({ a: 1, b: -1 });
            return [name, (await c.indexes()).map((i) => i.name)];
        },
        expect: ['a_1_b_-1', ['_id_', 'a_1_b_-1']],
    },
    {
        name: 'createIndex twice is one index',
        run: async (db) => {
            const c = db.collection('c');
            await c.createIndex({ a: 1 });
            await c.createIndex({ a: 1 });
            return (await c.indexes()).length;
        },
        expect: 2,
    },
    {
        name: 'the same keys with other options',
        run: async (db) => {
            const c = db.collection('c');
            await c.createIndex({ a: 1 });
            await c.createIndex({ a: 1 }, { unique: true, name: 'a_1' });
        },
        error: 86,
    },
    {
        name: 'the same keys with another name',
        run: async (db) => {
            const c = db.collection('c');
            await c.createIndex({ a: 1 });
            await c.createIndex({ a: 1 }, { name: 'other' });
        },
        error: 85,
    },
    {
        name: 'dropIndex',
        run: async (db) => {
            const c = db.collection('c');
            await c.createIndex({ a: 1 });
            await c.dropIndex('a_1');
            return (await c.indexes()).length;
        },
        expect: 1,
    },
    {
        name: 'dropIndex of the _id index',
        run: async (db) => {
            const c = db.collection('c');
            await c.insertOne({});
            await c.dropIndex('_id_');
        },
        error: 72,
    },
    {
        name: 'dropIndex of none',
        run: async (db) => {
            const c = db.collection('c');
            await c.insertOne({});
            await c.dropIndex('x_1');
        },
        error: 27,
    },
    {
        name: 'unique',
        run: async (db) => {
            const c = await people(db);
            await c.insertOne({ email: 'a@x' });
            await c.insertOne({ email: 'a@x' });
        },
        error: 11000,
    },
    {
        name: 'the shape of a duplicate key error',
        run: async (db) => {
            const c = await people(db);
            await c.insertOne({ email: 'a@x' });
            try {
                await c.insertOne({ email: 'a@x' });
                return 'no error';
            }
            catch (error) {
                const e = error;
                return [
                    e.code,
                    e.keyPattern,
                    e.keyValue,
                    e.message.startsWith('E11000 duplicate key error collection: '),
                    e.message.includes('index: email_1 dup key: { email: "a@x" }'),
                ];
            }
        },
        expect: [11000, { email: 1 }, { email: 'a@x' }, true, true],
    },
    {
        name: 'unique counts a missing field as null',
        run: async (db) => {
            const c = await people(db);
            await c.insertOne({ a: 1 });
            await c.insertOne({ email: null });
        },
        error: 11000,
    },
    {
        name: 'unique compares numbers across types',
        run: async (db) => {
            const c = db.collection('c');
            await c.createIndex({ n: 1 }, { unique: true });
            await c.insertOne({ n: 1 });
            await c.insertOne({ n: L(1) });
        },
        error: 11000,
    },
    {
        name: 'unique on updates',
        run: async (db) => {
            const c = await people(db);
            await c.insertMany([{ email: 'a' }, { email: 'b' }]);
            await c.updateOne({ email: 'b' }, { $set: { email: 'a' } });
        },
        error: 11000,
    },
    {
        name: 'unique frees the old key',
        run: async (db) => {
            const c = await people(db);
            await c.insertOne({ email: 'a' });
            await c.updateOne({ email: 'a' }, { $set: { email: 'b' } });
            await c.insertOne({ email: 'a' });
            return c.countDocuments();
        },
        expect: 2,
    },
    {
        name: 'unique after delete',
        run: async (db) => {
            const c = await people(db);
            await c.insertOne({ email: 'a' });
            await c.deleteOne({ email: 'a' });
            await c.insertOne({ email: 'a' });
            return c.countDocuments();
        },
        expect: 1,
    },
    {
        name: 'compound unique',
        run: async (db) => {
            const c = db.collection('c');
            await c.createIndex({ a: 1, b: 1 }, { unique: true });
            await c.insertMany([
                { a: 1, b: 1 },
                { a: 1, b: 2 },
            ]);
            return codeOf(c.insertOne({ a: 1, b: 2 }));
        },
        expect: 11000,
    },
    {
        name: 'multikey unique: twice in one document is allowed',
        run: async (db) => {
            const c = db.collection('c');
            await c.createIndex({ t: 1 }, { unique: true });
            await c.insertOne({ t: [1, 1] });
            return codeOf(c.insertOne({ t: [2, 1] }));
        },
        expect: 11000,
    },
    {
        name: 'sparse unique lets many lack the field',
        run: async (db) => {
            const c = db.collection('c');
            await c.createIndex({ e: 1 }, { unique: true, sparse: true });
            await c.insertMany([{ a: 1 }, { a: 2 }, { e: 'x' }]);
            return codeOf(c.insertOne({ e: 'x' }));
        },
        expect: 11000,
    },
    {
        name: 'partial unique',
        run: async (db) => {
            const c = db.collection('c');
            await c.createIndex({ e: 1 }, { unique: true, partialFilterExpression: { open: true } });
            await c.insertMany([
                { e: 1, open: false },
                { e: 1, open: false },
                { e: 1, open: true },
            ]);
            return codeOf(c.insertOne({ e: 1, open: true }));
        },
        expect: 11000,
    },
    {
        name: 'partial indexes do not hide documents',
        run: async (db) => {
            const c = db.collection('c');
            await c.createIndex({ e: 1 }, { partialFilterExpression: { e: { $gt: 5 } } });
            await c.insertMany([
                { _id: 1, e: 1 },
                { _id: 2, e: 9 },
            ]);
            return [await ids(c, { e: { $gte: 0 } }), await ids(c, { e: { $gt: 6 } })];
        },
        expect: [[1, 2], [2]],
    },
    {
        name: 'a unique index on what is not unique',
        run: async (db) => {
            const c = db.collection('c');
            await c.insertMany([{ a: 1 }, { a: 1 }]);
            await c.createIndex({ a: 1 }, { unique: true });
        },
        error: 11000,
    },
    {
        name: 'parallel arrays cannot be indexed',
        run: async (db) => {
            const c = db.collection('c');
            await c.createIndex({ a: 1, b: 1 });
            await c.insertOne({ a: [1], b: [2] });
        },
        error: 171,
    },
    {
        name: 'TTL is listed',
        run: async (db) => {
            const c = db.collection('c');
            await c.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
            return (await c.indexes())[1]?.expireAfterSeconds;
        },
        expect: 60,
    },
    { name: 'a wrong direction', run: (db) => db.collection('c').createIndex({ a: 0 }), error: 67 },
    {
        name: 'explain names the index',
        run: async (db) => {
            const c = db.collection('c');
            await c.createIndex({ a: 1 });
            await c.insertOne({ a: 1 });
            return JSON.stringify(await c.find({ a: 1 }).explain('queryPlanner')).includes('IXSCAN');
        },
        expect: true,
    },
    {
        name: 'explain names the scan',
        run: async (db) => {
            const c = db.collection('c');
            await c.insertOne({ a: 1 });
            return JSON.stringify(await c.find({ b: 1 }).explain('queryPlanner')).includes('COLLSCAN');
        },
        expect: true,
    },
    {
        name: 'hint of an index that does not exist',
        run: async (db) => {
            const c = db.collection('c');
            await c.insertOne({ a: 1 });
            await c.find({ a: 1 }).hint('nope').toArray();
        },
        error: 2,
    },
    {
        name: 'dropIndexes leaves _id',
        run: async (db) => {
            const c = db.collection('c');
            await c.createIndex({ a: 1 });
            await c.createIndex({ b: 1 });
            await c.dropIndexes();
            return (await c.indexes()).map((i) => i.name);
        },
        expect: ['_id_'],
    },
];
/** Cursors, collections, commands. */
export const commandPrograms = [
    {
        name: 'a cursor in batches',
        run: async (db) => {
            const c = db.collection('c');
            await c.insertMany(Array.from({ length: 25 }, (_, i) => ({ _id: i })));
            const seen = [];
            for await (const d of c.find().sort({ _id: 1 }).batchSize(4))
                seen.push(d._id);
            return seen.length;
        },
        expect: 25,
    },
    {
        name: 'limit over batches',
        run: async (db) => {
            const c = db.collection('c');
            await c.insertMany(Array.from({ length: 25 }, (_, i) => ({ _id: i })));
            return (await c.find().limit(7).batchSize(3).toArray()).length;
        },
        expect: 7,
    },
    {
        name: 'a negative limit',
        run: async (db) => {
            const c = db.collection('c');
            await c.insertMany([{}, {}, {}]);
            return (await c.find().limit(-2).toArray()).length;
        },
        expect: 2,
    },
    {
        name: 'aggregation cursor in batches',
        run: async (db) => {
            const c = db.collection('c');
            await c.insertMany(Array.from({ length: 25 }, (_, i) => ({ n: i })));
            return (await c.aggregate([{ $match: { n: { $gte: 5 } } }], { batchSize: 6 }).toArray()).length;
        },
        expect: 20,
    },
    {
        name: 'getMore of an unknown cursor',
        run: (db) => db.command({ getMore: L('123456789'), collection: 'c' }),
        error: 43,
    },
    {
        name: 'a closed cursor is gone',
        run: async (db) => {
            const c = db.collection('c');
            await c.insertMany([{}, {}, {}, {}]);
            const r = await db.command({ find: 'c', batchSize: 1 });
            await db.command({ killCursors: 'c', cursors: [r.cursor.id] });
            return codeOf(db.command({
                getMore: typeof r.cursor.id === 'bigint' ? r.cursor.id : L(String(r.cursor.id)),
                collection: 'c',
            }));
        },
        expect: 43,
    },
    { name: 'unknown command', run: (db) => db.command({ noSuchThing: 1 }), error: 59 },
    {
        name: 'create and list collections',
        run: async (db) => {
            await db.createCollection('b');
            await db.createCollection('a');
            return (await db.listCollections().toArray()).map((c) => c.name).sort();
        },
        expect: ['a', 'b'],
    },
    {
        name: 'create what exists with other options',
        run: async (db) => {
            await db.createCollection('a');
            await db.createCollection('a', { capped: true, size: 4096 });
        },
        error: 48,
    },
    {
        name: 'drop',
        run: async (db) => {
            await db.createCollection('a');
            await db.dropCollection('a');
            return (await db.listCollections().toArray()).length;
        },
        expect: 0,
    },
    {
        name: 'rename',
        run: async (db) => {
            await db.collection('a').insertOne({ _id: 1 });
            await db.renameCollection('a', 'b');
            return ids(db.collection('b'));
        },
        expect: [1],
    },
    { name: 'ping', run: async (db) => (await db.command({ ping: 1 })).ok, expect: 1 },
    {
        name: 'hello',
        run: async (db) => {
            const h = await db.command({ hello: 1 });
            return [h.isWritablePrimary, typeof h.setName, h.maxBsonObjectSize];
        },
        expect: [true, 'string', 16777216],
    },
    { name: 'find with an unknown option', run: (db) => db.command({ find: 'c', nonsense: 1 }), error: 40415 },
    {
        name: 'a database name with a dot',
        run: (_db, client) => client.db('ok').command({ find: 'a.b', filter: 1 }),
        error: 14,
    },
    {
        name: '$out replaces a collection',
        run: async (db) => {
            const c = db.collection('c');
            await c.insertMany([
                { _id: 1, v: 1 },
                { _id: 2, v: 2 },
            ]);
            await db.collection('o').insertOne({ old: 1 });
            await c.aggregate([{ $match: { v: 2 } }, { $out: 'o' }]).toArray();
            return db.collection('o').find().toArray();
        },
        expect: [{ _id: 2, v: 2 }],
    },
    {
        name: '$merge merges and inserts',
        run: async (db) => {
            await db.collection('o').insertOne({ _id: 1, a: 1, v: 0 });
            const c = db.collection('c');
            await c.insertMany([
                { _id: 1, v: 1 },
                { _id: 2, v: 2 },
            ]);
            await c.aggregate([{ $merge: 'o' }]).toArray();
            return db.collection('o').find().sort({ _id: 1 }).toArray();
        },
        expect: [
            { _id: 1, a: 1, v: 1 },
            { _id: 2, v: 2 },
        ],
    },
    {
        name: '$merge replace',
        run: async (db) => {
            await db.collection('o').insertOne({ _id: 1, a: 1 });
            const c = db.collection('c');
            await c.insertOne({ _id: 1, v: 1 });
            await c.aggregate([{ $merge: { into: 'o', whenMatched: 'replace' } }]).toArray();
            return db.collection('o').find().toArray();
        },
        expect: [{ _id: 1, v: 1 }],
    },
    {
        name: '$merge keepExisting and discard',
        run: async (db) => {
            await db.collection('o').insertOne({ _id: 1, a: 1 });
            const c = db.collection('c');
            await c.insertMany([{ _id: 1, v: 1 }, { _id: 2 }]);
            await c.aggregate([{ $merge: { into: 'o', whenMatched: 'keepExisting', whenNotMatched: 'discard' } }]).toArray();
            return db.collection('o').find().toArray();
        },
        expect: [{ _id: 1, a: 1 }],
    },
    {
        name: '$merge by a pipeline',
        run: async (db) => {
            await db.collection('o').insertOne({ _id: 1, n: 1 });
            const c = db.collection('c');
            await c.insertOne({ _id: 1, n: 5 });
            await c
                .aggregate([{ $merge: { into: 'o', whenMatched: [{ $set: { n: { $add: ['$n', '$$new.n'] } } }] } }])
                .toArray();
            return db.collection('o').find().toArray();
        },
        expect: [{ _id: 1, n: 6 }],
    },
    {
        name: '$merge fail',
        run: async (db) => {
            await db.collection('o').insertOne({ _id: 1 });
            const c = db.collection('c');
            await c.insertOne({ _id: 1 });
            await c.aggregate([{ $merge: { into: 'o', whenMatched: 'fail' } }]).toArray();
        },
        error: 11000,
    },
    {
        name: '$merge on a field',
        run: async (db) => {
            await db.collection('o').createIndex({ k: 1 }, { unique: true });
            await db.collection('o').insertOne({ _id: 1, k: 'x' });
            const c = db.collection('c');
            await c.insertOne({ _id: 7, k: 'x', v: 1 });
            await c.aggregate([{ $project: { _id: 0 } }, { $merge: { into: 'o', on: 'k' } }]).toArray();
            return db.collection('o').find().toArray();
        },
        expect: [{ _id: 1, k: 'x', v: 1 }],
    },
];
async function inTransaction(client, work, end) {
    const session = client.startSession();
    try {
        session.startTransaction();
        const result = await work(session);
        await (end === 'commit' ? session.commitTransaction() : session.abortTransaction());
        return result;
    }
    finally {
        await session.endSession();
    }
}
/** Transactions, sessions, retryable writes. */
export const transactionPrograms = [
    {
        name: 'commit keeps everything',
        run: async (db, client) => {
            const c = db.collection('c');
            await db.createCollection('c');
            await inTransaction(client, async (session) => {
                await c.insertOne({ _id: 1 }, { session });
                await c.insertOne({ _id: 2 }, { session });
            }, 'commit');
            return ids(c);
        },
        expect: [1, 2],
    },
    {
        name: 'abort keeps nothing',
        run: async (db, client) => {
            const c = db.collection('c');
            await c.insertOne({ _id: 1, n: 1 });
            await inTransaction(client, async (session) => {
                await c.insertOne({ _id: 2 }, { session });
                await c.updateOne({ _id: 1 }, { $set: { n: 2 } }, { session });
                await c.deleteOne({ _id: 1 }, { session });
            }, 'abort');
            return c.find().toArray();
        },
        expect: [{ _id: 1, n: 1 }],
    },
    {
        name: 'a transaction sees its own writes, others do not',
        run: async (db, client) => {
            const c = db.collection('c');
            await c.insertOne({ _id: 1 });
            return inTransaction(client, async (session) => {
                await c.insertOne({ _id: 2 }, { session });
                return [await c.countDocuments({}, { session }), await c.countDocuments({})];
            }, 'commit');
        },
        expect: [2, 1],
    },
    {
        name: 'a transaction reads one snapshot',
        run: async (db, client) => {
            const c = db.collection('c');
            await c.insertOne({ _id: 1 });
            return inTransaction(client, async (session) => {
                const before = await c.countDocuments({}, { session });
                await c.insertOne({ _id: 2 });
                return [before, await c.countDocuments({}, { session })];
            }, 'commit');
        },
        expect: [1, 1],
    },
    {
        name: 'two transactions on one document conflict',
        run: async (db, client) => {
            const c = db.collection('c');
            await c.insertOne({ _id: 1, n: 0 });
            const other = client.startSession();
            try {
                return await inTransaction(client, async (session) => {
                    other.startTransaction();
                    await c.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session });
                    try {
                        await c.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session: other });
                        return 'no error';
                    }
                    catch (error) {
                        const e = error;
                        return [e.code, e.hasErrorLabel('TransientTransactionError')];
                    }
                }, 'commit');
            }
            finally {
                await other.endSession();
            }
        },
        expect: [112, true],
    },
    {
        name: 'a duplicate key aborts the transaction',
        run: async (db, client) => {
            const c = await people(db);
            await c.insertOne({ _id: 1, email: 'a' });
            const session = client.startSession();
            try {
                session.startTransaction();
                const first = await codeOf(c.insertOne({ email: 'a' }, { session }));
                const second = await codeOf(c.insertOne({ email: 'b' }, { session }));
                await session.abortTransaction();
                return [first, second, await c.countDocuments()];
            }
            finally {
                await session.endSession();
            }
        },
        expect: [11000, 251, 1],
    },
    {
        name: 'withTransaction retries conflicts',
        run: async (db, client) => {
            const c = db.collection('c');
            await c.insertOne({ _id: 1, n: 0 });
            await Promise.all(Array.from({ length: 4 }, () => client.withSession((session) => session.withTransaction(async () => {
                const d = await c.findOne({ _id: 1 }, { session });
                await c.updateOne({ _id: 1 }, { $set: { n: (d?.n ?? 0) + 1 } }, { session });
            }))));
            return (await c.findOne({}))?.n;
        },
        expect: 4,
    },
    {
        name: 'withTransaction gives the error back and keeps nothing',
        run: async (db, client) => {
            const c = db.collection('c');
            await db.createCollection('c');
            let message = '';
            await client
                .withSession((session) => session.withTransaction(async () => {
                await c.insertOne({ a: 1 }, { session });
                throw new Error('stop');
            }))
                .catch((error) => {
                message = error.message;
            });
            return [message, await c.countDocuments()];
        },
        expect: ['stop', 0],
    },
    {
        name: 'aggregation in a transaction',
        run: async (db, client) => {
            const c = db.collection('c');
            await c.insertOne({ v: 1 });
            return inTransaction(client, async (session) => {
                await c.insertOne({ v: 2 }, { session });
                return c.aggregate([{ $group: { _id: null, s: { $sum: '$v' } } }], { session }).toArray();
            }, 'abort');
        },
        expect: [{ _id: null, s: 3 }],
    },
    {
        name: 'a transaction over two collections',
        run: async (db, client) => {
            const a = db.collection('a');
            const b = db.collection('b');
            await db.createCollection('a');
            await db.createCollection('b');
            await inTransaction(client, async (session) => {
                await a.insertOne({ _id: 1 }, { session });
                await b.insertOne({ _id: 2 }, { session });
            }, 'commit');
            return [await ids(a), await ids(b)];
        },
        expect: [[1], [2]],
    },
    {
        name: 'commit of a transaction that does not exist',
        run: (_db, client) => client.withSession((session) => client
            .db('admin')
            .command({ commitTransaction: 1, txnNumber: L(1), autocommit: false }, { session })),
        error: 251,
    },
    {
        name: 'a retryable insert runs once',
        run: async (db, client) => client.withSession(async (session) => {
            const command = { insert: 'c', documents: [{ _id: 1 }], txnNumber: L(900) };
            const first = await db.command(command, { session });
            const again = await db.command(command, { session });
            return [first.n, again.n, await db.collection('c').countDocuments()];
        }),
        expect: [1, 1, 1],
    },
    {
        name: 'a retryable $inc runs once',
        run: async (db, client) => {
            await db.collection('c').insertOne({ _id: 1, n: 0 });
            return client.withSession(async (session) => {
                const command = { update: 'c', updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } } }], txnNumber: L(901) };
                await db.command(command, { session });
                await db.command(command, { session });
                return (await db.collection('c').findOne({}))?.n;
            });
        },
        expect: 1,
    },
    {
        name: 'a retryable findAndModify gives the first answer again',
        run: async (db, client) => {
            await db.collection('c').insertOne({ _id: 1, n: 0 });
            return client.withSession(async (session) => {
                const command = {
                    findAndModify: 'c',
                    query: { _id: 1 },
                    update: { $inc: { n: 1 } },
                    new: true,
                    txnNumber: L(902),
                };
                const first = await db.command(command, { session });
                const again = await db.command(command, { session });
                return [first.value.n, again.value.n];
            });
        },
        expect: [1, 1],
    },
    {
        name: 'an older txnNumber is refused',
        run: (db, client) => client.withSession(async (session) => {
            await db.command({ insert: 'c', documents: [{ _id: 1 }], txnNumber: L(910) }, { session });
            return db.command({ insert: 'c', documents: [{ _id: 2 }], txnNumber: L(909) }, { session });
        }),
        error: 225,
    },
    {
        name: 'concurrent upserts make one document',
        run: async (db) => {
            const c = await people(db);
            await Promise.all(Array.from({ length: 8 }, () => c.updateOne({ email: 'a' }, { $inc: { n: 1 } }, { upsert: true }).catch(() => undefined)));
            return c.countDocuments();
        },
        expect: 1,
    },
    {
        name: 'concurrent $inc loses nothing',
        run: async (db) => {
            const c = db.collection('c');
            await c.insertOne({ _id: 1, n: 0 });
            await Promise.all(Array.from({ length: 20 }, () => c.updateOne({ _id: 1 }, { $inc: { n: 1 } })));
            return (await c.findOne({}))?.n;
        },
        expect: 20,
    },
    {
        name: 'causal reads after writes',
        run: async (db, client) => client.withSession({ causalConsistency: true }, async (session) => {
            await db.collection('c').insertOne({ _id: 1 }, { session });
            return (await db.collection('c').find({}, { session }).toArray()).length;
        }),
        expect: 1,
    },
];
//# sourceMappingURL=programs.js.map