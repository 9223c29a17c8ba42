import { MongoClient } from 'mongodb';
const DOCUMENTS = 100_000;
/** Fills a collection of 100,000 documents of about 1 KB and measures. */
export async function tailLatency(uri, milliseconds) {
    const client = await MongoClient.connect(uri);
    const other = await MongoClient.connect(uri);
    try {
        const documents = client.db('tail').collection('documents');
        await fill(documents);
        const scanned = other.db('tail').collection('documents');
        const run = (background) => measure(documents, milliseconds, background);
        const result = {
            alone: await run(),
            duringScans: await run(() => scanned.find({ p: -1 }).toArray()),
            duringSorts: await run(() => scanned.find().sort({ name: 1 }).limit(20).toArray()),
            duringGroups: await run(() => scanned.aggregate([{ $group: { _id: '$g', n: { $sum: '$p' } } }]).toArray()),
            duringInserts: await run(() => other.db('tail').collection('more').insertOne({ at: new Date() })),
        };
        await client.db('tail').dropDatabase();
        return result;
    }
    finally {
        await Promise.all([client.close(), other.close()]);
    }
}
async function fill(documents) {
    await documents.drop();
    const pad = 'x'.repeat(850);
    for (let start = 0; start < DOCUMENTS; start += 1000) {
        const chunk = Array.from({ length: 1000 }, (_, i) => ({
            _id: (start + i),
            p: i,
            g: i % 50,
            name: `n${(i * 7919) % 1000}`,
            pad,
        }));
        await documents.insertMany(chunk);
    }
}
async function measure(documents, milliseconds, background) {
    let stopped = false;
    const behind = (async () => {
        while (background && !stopped)
            await background();
    })();
    const times = [];
    for (const end = performance.now() + milliseconds; performance.now() < end;) {
        const _id = Math.floor(Math.random() * DOCUMENTS);
        const start = performance.now();
        await documents.findOne({ _id });
        times.push(performance.now() - start);
    }
    stopped = true;
    await behind;
    return latency(times);
}
/** Percentiles of measured times. */
export function latency(times) {
    const sorted = [...times].sort((a, b) => a - b);
    const at = (share) => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
    return { samples: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) };
}
function round(n) {
    return Math.round(n * 100) / 100;
}
//# sourceMappingURL=tail.js.map