import { evaluateLet } from '../aggregate/expressions.js';
import type { Catalog } from '../catalog/catalog.js';
import type { Collection } from '../catalog/definitions.js';
import { deleteGarbage } from '../catalog/reaper.js';
import type { Cursors } from '../cursors/cursor.js';
import { compileCollation } from '../match/collation.js';
import type { MatchEnv } from '../match/env.js';
import { resolveViews, type Target } from '../plan/views.js';
import type { ClusterClock } from '../sessions/clock.js';
import type { Session, Sessions } from '../sessions/session.js';
import type { Transaction } from '../sessions/transaction.js';
import type { Engine } from '../store/engine.js';
import type { Overlay } from '../store/overlay.js';
import type { Pacer } from '../store/pace.js';
import type { Doc } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
import type { Connection } from '../wire/connection.js';
import type { Reply } from '../wire/reply.js';
import type { FailPoints } from './fail-points.js';

/** What all commands share. */
export interface ServerState {
  readonly engine: Engine;
  readonly catalog: Catalog;
  readonly sessions: Sessions;
  readonly cursors: Cursors;
  readonly clock: ClusterClock;
  /** Only with `testCommands`. */
  readonly failPoints: FailPoints | undefined;
  readonly failOnCollscan: boolean;
  /** `host:port`, or the socket's path: how clients name this member. */
  address: string;
  /** Open connections. */
  readonly connections: Set<Connection>;
}

/** One command being run. */
export interface CommandContext {
  readonly server: ServerState;
  readonly db: string;
  readonly command: Doc;
  readonly connection: Connection;
  readonly session?: Session;
  /** Set for commands of a multi-document transaction. */
  readonly transaction?: Transaction;
  /** Set for retryable writes and transactions. */
  readonly txnNumber?: bigint;
  readonly pacer: Pacer;
  readonly env: MatchEnv;
}

/** Runs a command that has been checked. */
export type Handler = (ctx: CommandContext) => Reply | Promise<Reply>;

/** The environment of filters and expressions: time, collation (the collection's if the command has none) and variables. */
export function matchEnv(command: Doc, collection?: Collection): MatchEnv {
  const collation = command.collation ?? collection?.options.collation;
  const env: MatchEnv = { now: new Date(), collation: compileCollation(collation as Doc | undefined) };
  return command.let === undefined ? env : { ...env, let: evaluateLet(command.let as Doc, env) };
}

/** Name of the collection a command is about. @throws MongoError 73 */
export function collectionName(ctx: CommandContext, value = Object.values(ctx.command)[0]): string {
  if (typeof value === 'string' && value !== '' && !value.includes('\0')) return value;
  throw new MongoError(73, `Invalid namespace specified '${ctx.db}.${value}'`);
}

/** The collection or view of a name, as the command's transaction sees it; `undefined` if there is none. */
export function namespaceOf(ctx: CommandContext, name = collectionName(ctx)): Collection | undefined {
  return lookup(ctx, `${ctx.db}.${name}`);
}

function lookup({ transaction, server }: CommandContext, ns: string): Collection | undefined {
  return transaction ? transaction.collection(ns) : server.catalog.get(ns);
}

/** The collection a command is about; `undefined` if there is none. @throws MongoError 166 for a view */
export function collectionOf(ctx: CommandContext, name?: string): Collection | undefined {
  const collection = namespaceOf(ctx, name);
  if (collection?.view) throw new MongoError(166, `Namespace ${collection.ns} is a view, not a collection`);
  return collection;
}

/** @throws MongoError 26 if the collection does not exist */
export function existingCollection(ctx: CommandContext, name?: string): Collection {
  const collection = collectionOf(ctx, name);
  if (!collection) throw new MongoError(26, `ns does not exist: ${ctx.db}.${name ?? collectionName(ctx)}`);
  return collection;
}

/** The collection, made first if there is none. */
export async function ensureCollection(ctx: CommandContext, name = collectionName(ctx)): Promise<Collection> {
  return collectionOf(ctx, name) ?? createCollection(ctx, name);
}

/** Makes a collection or view, in a transaction as part of it; gives the one there is if somebody has just made it. */
export async function createCollection(
  ctx: CommandContext,
  name = collectionName(ctx),
  options?: Doc,
): Promise<Collection> {
  const { transaction } = ctx;
  const { catalog } = ctx.server;
  const make = (overlay: Overlay) => catalog.create(overlay, ctx.db, name, options);
  if (transaction) return transaction.keep(make(transaction.overlay));
  return changeCatalog(ctx, (overlay) => catalog.get(`${ctx.db}.${name}`) ?? make(overlay));
}

/** Changes the catalog, in a commit of its own; what is dropped by it is then cleaned up. */
export async function changeCatalog<T>({ server }: CommandContext, change: (overlay: Overlay) => T): Promise<T> {
  const result = await server.engine.commit(change, { alone: true });
  deleteGarbage(server.engine);
  return result;
}

/** What a command reads under a name: views are followed to the collection below them. */
export function targetOf(ctx: CommandContext, name = collectionName(ctx)): Target {
  return resolveViews((ns) => lookup(ctx, ns), ctx.db, name);
}
