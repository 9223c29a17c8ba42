import { Injectable, type Provider } from '@nestjs/common';
import { getConnectionToken, getModelToken, InjectConnection } from '@nestjs/mongoose';
import mongoose, { type ClientSession, type Connection, type Model, type Query, type Schema } from 'mongoose';
import type { BaseConfig } from '../app/config.js';
import { openTransactionOf, withinTransaction } from '../deeds/ambient-transaction.js';
import type { Deed } from '../deeds/deed.js';

/** No query runs longer than this, in milliseconds (SEC-05). */
const MAX_QUERY_MS = 2000;
/** A server that does not come forward for so long is away, in milliseconds. */
const SELECTION_LIMIT_MS = 5000;

/** Limits of queries where they are not the usual ones, in milliseconds. */
const queryLimits = new WeakMap<Connection, number>();

mongoose.set('sanitizeFilter', true);
mongoose.set('strictQuery', 'throw');
mongoose.set('transactionAsyncLocalStorage', true);

const TIMED = /^(find|findOne|findOneAndDelete|findOneAndReplace|findOneAndUpdate|countDocuments|distinct)$/;

/** Bounds the time of every reading query and aggregation that does not set its own bound. */
function bounded(schema: Schema, _options: { deduplicate: true }): void {
  schema.pre(TIMED, function (this: Query<unknown, unknown>) {
    if (this.getOptions().maxTimeMS === undefined) this.setOptions({ maxTimeMS: limitOf(this.model) });
  });
  schema.pre('aggregate', function () {
    this.options.maxTimeMS ??= limitOf(this.model());
  });
}

const limitOf = ({ db }: { db: Connection }): number => queryLimits.get(db) ?? MAX_QUERY_MS;

/**
 * Makes a collection injectable: `providers: [modelProvider('LegalCase', legalCaseSchema)]`, then `@InjectModel('LegalCase')`.
 * Its collection and indexes are brought in step when the service starts.
 */
export function modelProvider(name: string, schema: Schema): Provider {
  return {
    provide: getModelToken(name),
    inject: [getConnectionToken()],
    useFactory: (connection: Connection) => {
      // A service that is started again in the same process finds its schemas as it left them.
      schema.plugin(bounded, { deduplicate: true });
      return connection.model(name, schema);
    },
  };
}

/** Opens the service's own database. Majority writes with journal survive a crash and a change of primary. */
export async function openDatabase(config: BaseConfig, service: string): Promise<Connection> {
  const { TIME_LIMIT_FACTOR: factor } = config;
  const connection = mongoose.createConnection(config.MONGODB_URI, {
    dbName: `${config.DATABASE_PREFIX}${service}`,
    autoIndex: false,
    autoCreate: false,
    serverSelectionTimeoutMS: SELECTION_LIMIT_MS * factor,
    retryWrites: true,
    writeConcern: { w: 'majority', journal: true, wtimeoutMS: 5000 * factor },
    readConcern: { level: 'majority' },
  });
  queryLimits.set(connection, MAX_QUERY_MS * factor);
  return connection.asPromise();
}

/** Refuses a server without transactions: they need a replica set, of one member at least. */
export async function requireReplicaSet(connection: Connection): Promise<void> {
  const hello = await connection.db?.admin().command({ hello: 1 });
  if (!hello?.setName) throw new Error('MongoDB must run as a replica set: transactions need one');
}

/** Creates missing collections and brings indexes in step with the schemas, one after the other. */
export async function syncIndexes(connection: Connection): Promise<void> {
  const standing = new Set((await connection.listCollections()).map(({ name }) => name));
  for (const model of Object.values(connection.models)) {
    if (standing.has(model.collection.collectionName)) await model.syncIndexes();
    else await createWithIndexes(model);
  }
}

/** A new collection has nothing to compare with: all its indexes are asked for at once. Whoever starts at the same time asks for the same. */
async function createWithIndexes(model: Model<unknown>): Promise<void> {
  await model.createCollection();
  const indexes = model.schema
    .indexes()
    .map(([key, options]) => ({ ...options, key }) as mongoose.mongo.IndexDescription);
  if (indexes.length > 0) await model.collection.createIndexes(indexes);
}

/**
 * Runs work in one transaction with majority commit. The body may run several times, so it must have no effect outside the database:
 * RPC, Redis, object stores and providers throw inside it. Inside another transaction it joins that one. Queries of the body use its
 * session by themselves; do not run them in parallel.
 */
@Injectable()
export class InTransaction {
  private lastTurn: Promise<void> = Promise.resolve();

  constructor(@InjectConnection() private readonly connection: Connection) {}

  async run<Result>(work: (session: ClientSession) => Promise<Result>): Promise<Result> {
    const outer = openTransactionOf(this);
    if (outer) return work(outer);
    let attempts = 0;
    let endTurn = () => {};
    const attempt = async (session: ClientSession): Promise<Result> => {
      attempts += 1;
      if (attempts === 2) endTurn = await this.takeTurn();
      return withinTransaction(session, this, () => work(session));
    };
    try {
      return await this.connection.transaction(attempt, { writeConcern: { w: 'majority' } });
    } finally {
      endTurn();
    }
  }

  /**
   * Waits for all that met another's writes before: they are repeated one after the other, instead of meeting each other again and again.
   * A transaction that waits has sent nothing yet, so it holds nothing.
   */
  private async takeTurn(): Promise<() => void> {
    const before = this.lastTurn;
    let end = () => {};
    this.lastTurn = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  }

  /** Writes a deed and then does what comes after it. A failure of that leaves what was written, and is thrown. */
  async perform<Result>(deed: Deed<Result>): Promise<Result> {
    const result = await this.run((session) => deed.commit(session));
    await deed.after?.(result);
    return result;
  }
}
