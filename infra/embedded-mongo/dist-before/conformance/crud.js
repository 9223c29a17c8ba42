import { L } from './cases.js';
import { codeOf, ids } from './collections.js';
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
        name: 'a document may not grow beyond 16 MB',
        run: async (db) => {
            const c = db.collection('c');
            await c.insertOne({ _id: 1, a: 'x'.repeat(9e6) });
            const code = await codeOf(c.updateOne({}, { $set: { b: 'x'.repeat(9e6) } }));
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
//# sourceMappingURL=crud.js.map