import { L } from './cases.js';
import { codeOf, ids, people } from './collections.js';
/** The next transaction number of a session, for commands sent twice on purpose. */
function nextNumber(session) {
    const { serverSession } = session;
    serverSession.txnNumber++; // the driver's own counter, as the session goes back to its pool
    return L(serverSession.txnNumber);
}
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
            .command({ commitTransaction: 1, txnNumber: nextNumber(session), autocommit: false }, { session })),
        error: 251,
    },
    {
        name: 'a retryable insert runs once',
        run: async (db, client) => client.withSession(async (session) => {
            const command = { insert: 'c', documents: [{ _id: 1 }], txnNumber: nextNumber(session) };
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
                const command = {
                    update: 'c',
                    updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } } }],
                    txnNumber: nextNumber(session),
                };
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
                    txnNumber: nextNumber(session),
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
            const older = nextNumber(session);
            await db.command({ insert: 'c', documents: [{ _id: 1 }], txnNumber: nextNumber(session) }, { session });
            return db.command({ insert: 'c', documents: [{ _id: 2 }], txnNumber: older }, { session });
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
//# sourceMappingURL=transactions.js.map