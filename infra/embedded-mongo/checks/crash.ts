import { type ClientSession, type Collection, MongoClient } from 'mongodb';
import { Random } from './random.js';
import { ServerProcess } from './server-process.js';

const ACCOUNTS = 20;
const TOTAL = ACCOUNTS * 100;
const COUNTERS = 8;
const WRITERS = 8;

/** What killing the server again and again has shown. All but the first three have to be 0. */
export interface CrashResult {
  rounds: number;
  acknowledged: number;
  transactions: number;
  /** Acknowledged writes that were not there after the restart. */
  lost: number;
  /** Acknowledged increments (repeated by the driver when the connection broke) that were lost. */
  lostIncrements: number;
  /** Increments counted that nobody can have made: a repeated write was done twice. */
  doubleIncrements: number;
  /** Rounds after which the accounts' sum was wrong: half a transaction. */
  brokenSums: number;
  /** Rounds after which index, documents and stored number of documents did not agree. */
  mismatches: number;
}

interface Written {
  _id: string;
  u: string;
  g: number;
  k: number;
  s: number;
  pad: string;
}

/** An account, or a counter. */
interface Balance {
  _id: number;
  v: number;
}

interface Acknowledged {
  /** Documents by id, with the state they were last acknowledged in. */
  inserts: Map<string, number>;
  increments: number[];
  unknown: number[];
  transactions: number;
}

/** Kills the server (SIGKILL) in the middle of writes, starts it again on the same data, and compares with what was acknowledged. */
export async function crash(options: { rounds: number; seed: number; milliseconds: number }): Promise<CrashResult> {
  const server = new ServerProcess();
  const random = new Random(options.seed);
  const known: Acknowledged = { inserts: new Map(), increments: zeros(), unknown: zeros(), transactions: 0 };
  const result: CrashResult = {
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
  } finally {
    await server.remove();
  }
  return { ...result, acknowledged: known.inserts.size, transactions: known.transactions };
}

async function prepare(uri: string): Promise<void> {
  const client = await MongoClient.connect(uri);
  const db = client.db('crash');
  await db.collection('writes').createIndexes([
    { key: { u: 1 }, unique: true, name: 'u' },
    { key: { g: 1, k: 1 }, name: 'gk' },
  ]);
  await db.collection<Balance>('accounts').insertMany(zeros(ACCOUNTS).map((_, i) => ({ _id: i, v: 100 })));
  await db.collection<Balance>('counters').insertMany(zeros().map((_, i) => ({ _id: i, v: 0 })));
  await client.close();
}

async function writeUntilKilled(
  server: ServerProcess,
  round: number,
  random: Random,
  known: Acknowledged,
  milliseconds: number,
): Promise<void> {
  const plain = new MongoClient(server.uri, { retryWrites: false, serverSelectionTimeoutMS: 500 });
  const retrying = new MongoClient(server.uri, { serverSelectionTimeoutMS: 500 });
  await Promise.all([plain.connect(), retrying.connect()]);
  const run = { stopped: false };
  const work = [
    ...zeros(WRITERS).map((_, k) =>
      insertAndUpdate(plain.db('crash').collection<Written>('writes'), `${round}-${k}`, k, run, known),
    ),
    ...zeros(3).map(() => transfer(plain, run, random, known)),
    ...zeros().map((_, i) => increment(retrying.db('crash').collection<Balance>('counters'), i, run, known)),
  ];
  await new Promise((resolve) => setTimeout(resolve, milliseconds * (0.5 + random.below(1000) / 1000)));
  await server.stop('SIGKILL');
  run.stopped = true;
  await Promise.all(work);
  await Promise.all([plain.close(), retrying.close()]);
}

async function insertAndUpdate(
  writes: Collection<Written>,
  name: string,
  k: number,
  run: { stopped: boolean },
  known: Acknowledged,
): Promise<void> {
  for (let n = 0; !run.stopped; n++) {
    const _id = `${name}-${n}`;
    try {
      await writes.insertOne({ _id, u: _id, g: n % 7, k, s: 0, pad: 'y'.repeat(400) });
      known.inserts.set(_id, 0);
      if (n % 3 !== 0) continue;
      await writes.updateOne({ _id }, { $set: { s: 1, g: 100 + (n % 5) } });
      known.inserts.set(_id, 1);
    } catch {
      await pause();
    }
  }
}

async function transfer(
  client: MongoClient,
  run: { stopped: boolean },
  random: Random,
  known: Acknowledged,
): Promise<void> {
  const accounts = client.db('crash').collection<Balance>('accounts');
  while (!run.stopped) {
    const from = random.below(ACCOUNTS);
    const to = (from + 1 + random.below(ACCOUNTS - 1)) % ACCOUNTS;
    const session: ClientSession = client.startSession();
    try {
      session.startTransaction();
      await accounts.updateOne({ _id: from }, { $inc: { v: -3 } }, { session });
      await accounts.updateOne({ _id: to }, { $inc: { v: 3 } }, { session });
      await session.commitTransaction();
      known.transactions++;
    } catch {
      await pause();
    } finally {
      await session.endSession().catch(() => undefined);
    }
  }
}

async function increment(
  counters: Collection<Balance>,
  i: number,
  run: { stopped: boolean },
  known: Acknowledged,
): Promise<void> {
  while (!run.stopped) {
    try {
      await counters.updateOne({ _id: i }, { $inc: { v: 1 } });
      known.increments[i] = (known.increments[i] as number) + 1;
    } catch {
      known.unknown[i] = (known.unknown[i] as number) + 1;
      await pause();
    }
  }
}

async function compare(uri: string, known: Acknowledged, result: CrashResult): Promise<void> {
  const client = await MongoClient.connect(uri);
  try {
    const db = client.db('crash');
    const writes = db.collection<Written>('writes');
    const stored = new Map((await writes.find().toArray()).map((doc) => [doc._id, doc]));
    for (const [id, state] of known.inserts) {
      const doc = stored.get(id);
      if (!doc || doc.s < state) result.lost++;
    }
    // What was stored without the answer reaching us must stay from now on, too.
    for (const [id, doc] of stored) known.inserts.set(id, doc.s);
    const accounts = await db.collection<Balance>('accounts').find().toArray();
    if (accounts.reduce((sum, { v }) => sum + v, 0) !== TOTAL) result.brokenSums++;
    for (const { _id, v } of await db.collection<Balance>('counters').find().toArray()) {
      const acknowledged = known.increments[_id] as number;
      const possible = acknowledged + (known.unknown[_id] as number);
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
    if ([byGroup.length, byUnique.length, counted].some((n) => n !== stored.size)) result.mismatches++;
  } finally {
    await client.close();
  }
}

function zeros(length = COUNTERS): number[] {
  return Array.from({ length }, () => 0);
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 10));
}
