import { MongoClient } from 'mongodb';
import { Random } from './random.js';
import { ServerProcess } from './server-process.js';
const ACCOUNTS = 20;
const TOTAL = ACCOUNTS * 100;
const COUNTERS = 8;
const WRITERS = 8;
/** Kills the server (SIGKILL) in the middle of writes, starts it again on the same data, and compares with what was acknowledged. */
export async function crash(options) {
    const server = new ServerProcess();
    const random = new Random(options.seed);
    const known = { inserts: new Map(), increments: zeros(), unknown: zeros(), transactions: 0 };
    const result = {
        rounds: 0,
        acknowledged: 0,
        transactions: 0,
        lost: 0,
        lostIncrements: 0,
        doubleIncrements: 0,
        brokenSums: 0,
        mismatches: 0,
    };
    try {
        await server.start();
        await prepare(server.uri);
        for (; result.rounds < options.rounds; result.rounds++) {
            await writeUntilKilled(server, result.rounds, random, known, options.milliseconds);
            await server.start();
            await compare(server.uri, known, result);
        }
    }
    finally {
        await server.remove();
    }
    return { ...result, acknowledged: known.inserts.size, transactions: known.transactions };
}
async function prepare(uri) {
    const client = await MongoClient.connect(uri);
    const db = client.db('crash');
    await db.collection('writes').createIndexes([
        { key: { u: 1 }, unique: true, name: 'u' },
        { key: { g: 1, k: 1 }, name: 'gk' },
    ]);
    await db.collection('accounts').insertMany(zeros(ACCOUNTS).map((_, i) => ({ _id: i, v: 100 })));
    await db.collection('counters').insertMany(zeros().map((_, i) => ({ _id: i, v: 0 })));
    await client.close();
}
async function writeUntilKilled(server, round, random, known, milliseconds) {
    const plain = new MongoClient(server.uri, { retryWrites: false, serverSelectionTimeoutMS: 500 });
    const retrying = new MongoClient(server.uri, { serverSelectionTimeoutMS: 500 });
    await Promise.all([plain.connect(), retrying.connect()]);
    const run = { stopped: false };
    const work = [
        ...zeros(WRITERS).map((_, k) => insertAndUpdate(plain.db('crash').collection('writes'), `${round}-${k}`, k, run, known)),
        ...zeros(3).map(() => transfer(plain, run, random, known)),
        ...zeros().map((_, i) => increment(retrying.db('crash').collection('counters'), i, run, known)),
    ];
    await new Promise((resolve) => setTimeout(resolve, milliseconds * (0.5 + random.below(1000) / 1000)));
    await server.stop('SIGKILL');
    run.stopped = true;
    await Promise.all(work);
    await Promise.all([plain.close(), retrying.close()]);
}
async function insertAndUpdate(writes, name, k, run, known) {
    for (let n = 0; !run.stopped; n++) {
        const _id = `${name}-${n}`;
        try {
            await writes.insertOne({ _id, u: _id, g: n % 7, k, s: 0, pad: 'y'.repeat(400) });
            known.inserts.set(_id, 0);
            if (n % 3 !== 0)
                continue;
            await writes.updateOne({ _id }, { $set: { s: 1, g: 100 + (n % 5) } });
            known.inserts.set(_id, 1);
        }
        catch {
            await pause();
        }
    }
}
async function transfer(client, run, random, known) {
    const accounts = client.db('crash').collection('accounts');
    while (!run.stopped) {
        const from = random.below(ACCOUNTS);
        const to = (from + 1 + random.below(ACCOUNTS - 1)) % ACCOUNTS;
        const session = client.startSession();
        try {
            session.startTransaction();
            await accounts.updateOne({ _id: from }, { $inc: { v: -3 } }, { session });
            await accounts.updateOne({ _id: to }, { $inc: { v: 3 } }, { session });
            await session.commitTransaction();
            known.transactions++;
        }
        catch {
            await pause();
        }
        finally {
            await session.endSession().catch(() => undefined);
        }
    }
}
async function increment(counters, i, run, known) {
    while (!run.stopped) {
        try {
            await counters.updateOne({ _id: i }, { $inc: { v: 1 } });
            known.increments[i] = known.increments[i] + 1;
        }
        catch {
            known.unknown[i] = known.unknown[i] + 1;
            await pause();
        }
    }
}
async function compare(uri, known, result) {
    const client = await MongoClient.connect(uri);
    try {
        const db = client.db('crash');
        const writes = db.collection('writes');
        const stored = new Map((await writes.find().toArray()).map((doc) => [doc._id, doc]));
        for (const [id, state] of known.inserts) {
            const doc = stored.get(id);
            if (!doc || doc.s < state)
                result.lost++;
        }
        // What was stored without the answer reaching us must stay from now on, too.
        for (const [id, doc] of stored)
            known.inserts.set(id, doc.s);
        const accounts = await db.collection('accounts').find().toArray();
        if (accounts.reduce((sum, { v }) => sum + v, 0) !== TOTAL)
            result.brokenSums++;
        for (const { _id, v } of await db.collection('counters').find().toArray()) {
            const acknowledged = known.increments[_id];
            const possible = acknowledged + known.unknown[_id];
            result.lostIncrements += Math.max(0, acknowledged - v);
            result.doubleIncrements += Math.max(0, v - possible);
            known.increments[_id] = v;
            known.unknown[_id] = 0;
        }
        const byGroup = await writes
            .find({ g: { $gte: 0 } })
            .hint('gk')
            .toArray();
        const byUnique = await writes
            .find({ u: { $gt: '' } })
            .hint('u')
            .toArray();
        const counted = await writes.estimatedDocumentCount();
        if ([byGroup.length, byUnique.length, counted].some((n) => n !== stored.size))
            result.mismatches++;
    }
    finally {
        await client.close();
    }
}
function zeros(length = COUNTERS) {
    return Array.from({ length }, () => 0);
}
function pause() {
    return new Promise((resolve) => setTimeout(resolve, 10));
}
//# sourceMappingURL=crash.js.map