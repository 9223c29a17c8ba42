import { MongoClient, ObjectId } from 'mongodb';
import { ServerProcess } from './server-process.js';
import { latency, tailLatency } from './tail.js';
/** Speed with every commit synced to disk. `node dist/checks/bench.js [seconds per figure] [sizes]` */
const seconds = Number(process.argv[2] ?? 2);
const sizes = (process.argv[3] ?? '1000,100000').split(',').map(Number);
const MEMORY_LIMIT_MB = 150;
const pad = 'x'.repeat(820);
const server = new ServerProcess();
const rows = [];
try {
    console.log(`start-up, empty: ${Math.round(await server.start())} ms`);
    for (const size of sizes)
        await measureSize(size);
    console.table(rows);
    await server.stop('SIGTERM');
    console.log(`start-up with ${sizes.at(-1)} documents: ${Math.round(await server.start())} ms`);
    await measureMemory();
    console.log('find by id (ms), 100,000 documents, while another client is busy:');
    console.table(await tailLatency(server.uri, seconds * 1000));
}
finally {
    await server.remove();
}
async function measureSize(size) {
    const client = await MongoClient.connect(server.uri);
    const collection = client.db('bench').collection('clients');
    await collection.drop();
    await collection.createIndexes([{ key: { email: 1 }, unique: true }, { key: { org: 1, at: -1 } }]);
    const ids = await load(collection, size);
    await client.close();
    const anyId = () => ids[Math.floor(Math.random() * ids.length)];
    for (const clients of [1, 16]) {
        const run = (operation, work) => measure(size, clients, operation, work);
        await run('find by _id', (c) => c.findOne({ _id: anyId() }));
        await run('find by unique index', (c) => c.findOne({ email: `u${Math.floor(Math.random() * size)}@example.org` }));
        await run('find by index, sorted, 20', (c) => c
            .find({ org: Math.floor(Math.random() * 500) })
            .sort({ at: -1 })
            .limit(20)
            .toArray());
        await run('insert 1 KB', (c) => c.insertOne(person(new ObjectId().toHexString(), 999)));
        await run('update by _id', (c) => c.updateOne({ _id: anyId() }, { $inc: { n: 1 } }));
    }
}
async function load(collection, size) {
    const ids = [];
    const started = performance.now();
    for (let start = 0; start < size; start += 1000) {
        const docs = Array.from({ length: Math.min(1000, size - start) }, (_, i) => ({
            _id: new ObjectId(),
            ...person(`u${start + i}`, (start + i) % 500),
        }));
        await collection.insertMany(docs);
        for (const { _id } of docs)
            ids.push(_id);
    }
    console.log(`${size} documents loaded, ${Math.round((size / (performance.now() - started)) * 1000)} per second`);
    return ids;
}
function person(name, org) {
    return { email: `${name}@example.org`, org, at: new Date(), n: 0, name: `Name ${name}`, pad };
}
async function measure(documents, clients, operation, work) {
    const client = await MongoClient.connect(server.uri, { maxPoolSize: clients, minPoolSize: clients });
    const collection = client.db('bench').collection('clients');
    await Promise.all(Array.from({ length: clients }, () => collection.findOne({ _id: new ObjectId() })));
    const times = [];
    const end = performance.now() + seconds * 1000;
    const one = async () => {
        while (performance.now() < end) {
            const start = performance.now();
            await work(collection);
            times.push(performance.now() - start);
        }
    };
    await Promise.all(Array.from({ length: clients }, one));
    const { p50, p99 } = latency(times);
    rows.push({ documents, operation, clients, 'per second': Math.round(times.length / seconds), p50, p99 });
    await client.close();
}
async function measureMemory() {
    const client = await MongoClient.connect(server.uri);
    const collection = client.db('bench').collection('clients');
    for (let n = 0; n < 3; n++) {
        for await (const _ of collection.find({ n: { $gte: 0 } }))
            ;
        await collection.countDocuments({ name: 'nobody' });
        await collection.aggregate([{ $group: { _id: '$org', n: { $sum: '$n' } } }]).toArray();
    }
    await client.close();
    const { resident, anonymous } = server.memory();
    console.log(`memory after full scans: ${Math.round(anonymous)} MB anonymous (limit ${MEMORY_LIMIT_MB}), ${Math.round(resident)} MB resident with the mapped file`);
    if (anonymous > MEMORY_LIMIT_MB)
        process.exitCode = 1;
}
//# sourceMappingURL=bench.js.map