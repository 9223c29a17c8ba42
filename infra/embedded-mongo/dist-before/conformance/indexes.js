import { L } from './cases.js';
import { codeOf, ids, people } from './collections.js';
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
//# sourceMappingURL=indexes.js.map