import {
  type ClientSession,
  type Collection,
  type Db,
  type Document,
  GridFSBucket,
  MongoClient,
  type MongoClientOptions,
} from 'mongodb';
import { driverOptions } from './driver-options.js';
import { type ObservedEvent, observe } from './events.js';
import type { MatchContext } from './match-values.js';
import { Skip } from './test-file.js';

/** A server that is not there (a secondary) is given up after this time, and asked again after a failure after that one. */
const SELECTION_MS = 2_000;
const HEARTBEAT_MS = 20;

/** The named things of one test: clients, databases, sessions, cursors, results. */
export class Entities implements MatchContext {
  private readonly entities = new Map<string, unknown>();
  private readonly events = new Map<string, ObservedEvent[]>();
  private readonly lsids = new Map<string, Document>();
  private readonly clients: MongoClient[] = [];

  constructor(private readonly uri: string) {}

  /** Makes an entity as described in a file's `createEntities`. */
  async create(kind: string, spec: Document): Promise<void> {
    const { id } = spec;
    if (kind === 'client') return this.createClient(spec);
    if (kind === 'database')
      this.set(id, this.get<MongoClient>(spec.client).db(spec.databaseName, driverOptions(spec.databaseOptions)));
    else if (kind === 'collection') {
      const options = driverOptions(spec.collectionOptions);
      this.set(id, this.get<Db>(spec.database).collection(spec.collectionName, options));
    } else if (kind === 'session') {
      const { defaultTransactionOptions: defaults, ...options } = driverOptions(spec.sessionOptions);
      const transaction = defaults ? { defaultTransactionOptions: driverOptions(defaults) } : {};
      const session = this.get<MongoClient>(spec.client).startSession({ ...options, ...transaction });
      this.set(id, session);
      this.lsids.set(id, session.id as unknown as Document);
    } else if (kind === 'bucket')
      this.set(id, new GridFSBucket(this.get<Db>(spec.database), driverOptions(spec.bucketOptions)));
    else throw new Skip(`no entity of the kind ${kind} (client-side encryption and threads are not set up here)`);
  }

  private async createClient(spec: Document): Promise<void> {
    const { serverApi } = spec;
    const options: MongoClientOptions = {
      monitorCommands: true,
      serverSelectionTimeoutMS: SELECTION_MS,
      minHeartbeatFrequencyMS: HEARTBEAT_MS,
    };
    if (serverApi) options.serverApi = serverApi;
    const client = new MongoClient(withOptions(this.uri, spec.uriOptions), options);
    const stored: Document[] = spec.storeEventsAsEntities ?? [];
    const names = [spec.observeEvents ?? [], ...stored.map(({ events }) => events)].flat();
    const events = observe(client, {
      names: [...new Set<string>(names)],
      ignoredCommands: spec.ignoreCommandMonitoringEvents ?? [],
      sensitive: spec.observeSensitiveCommands ?? false,
    });
    this.events.set(spec.id, events);
    for (const { id } of stored) this.set(id, events);
    this.clients.push(client);
    await client.connect();
    this.set(spec.id, client);
  }

  get<T>(id: string): T {
    const entity = this.entities.get(id);
    if (entity === undefined) throw new Error(`there is no entity ${id}`);
    return entity as T;
  }

  set(id: string, entity: unknown): void {
    this.entities.set(id, entity);
  }

  entity(id: string): unknown {
    return this.get(id);
  }

  lsid(session: string): Document {
    const lsid = this.lsids.get(session);
    if (!lsid) throw new Error(`there is no session ${session}`);
    return lsid;
  }

  /** What has been observed of a client. */
  eventsOf(client: string): ObservedEvent[] {
    return this.events.get(client) ?? [];
  }

  /** Ends sessions and closes clients. */
  async close(): Promise<void> {
    for (const id of this.lsids.keys()) await this.get<ClientSession>(id).endSession();
    for (const client of this.clients) await client.close();
  }
}

/** Any collection. */
export type AnyCollection = Collection<Document>;

function withOptions(uri: string, options: Document = {}): string {
  const { readPreference, ...others } = options;
  const given = Object.entries(others);
  if (readPreference !== undefined) given.push(['readPreference', readPreference.mode ?? readPreference]);
  const text = given.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&');
  return text ? `${uri}${uri.includes('?') ? '&' : '?'}${text}` : uri;
}
