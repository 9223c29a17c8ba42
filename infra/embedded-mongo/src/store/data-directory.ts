import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Doc, decode, encode } from '../values/bson.js';
import type { MongoError } from '../values/errors.js';
import type { Engine } from './engine.js';
import { metaKey, TAG, tagRange } from './keys.js';
import type { Overlay } from './overlay.js';
import { isUnsealed, sealed } from './record.js';

/** Version of the layout of the data file. Raised with every change that older programs cannot read. */
const FORMAT = 3;
/** Like the present one, but its documents have no checksums. */
const WITHOUT_CHECKSUMS = 2;
const SEALED_AT_A_TIME = 300;

const FORMAT_KEY = metaKey('format');
const OWNER_KEY = metaKey('owner');
/** Unix sockets cannot have longer paths (108 bytes with the closing zero on Linux, 104 elsewhere). */
const MAX_SOCKET_PATH = 100;
const OWNER_PREFIX = 'owner-';
/** A socket with such a name is an owner for whom there was no room in the file. */
const UNRECORDED_PREFIX = 'owns-';
const PROBE_MS = 2000;

/** Path of the data file in a data directory. */
export function dataFile(dir: string): string {
  return join(dir, 'data.mdb');
}

/** Makes the data directory, for this user only. @throws if it is not a directory of ours */
export function prepareDirectory(dir: string): void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const stat = lstatSync(dir);
  if (!stat.isDirectory()) throw new Error(`${dir} is not a directory`);
  if (process.getuid && stat.uid !== process.getuid()) throw new Error(`${dir} belongs to another user`);
  chmodSync(dir, 0o700);
}

/**
 * The directory for the sockets of a data directory: itself, or one of ours that is always the same for it. Paths of sockets
 * must be short for the system and in lower case for the drivers, which write the hosts of a replica set that way.
 * @throws if no such directory can be found
 */
export function socketDirectory(dir: string): string {
  const real = realpathSync(dir);
  const hash = createHash('sha256').update(real).digest('hex').slice(0, 16);
  const name = `diwan-mongo-${process.getuid?.() ?? 0}-${hash}`;
  const sockets = [real, join(tmpdir(), name), join('/tmp', name)].find(isSuitable);
  if (!sockets)
    throw new Error(
      `no directory for a socket: ${real} and the temporary directory have long or upper-case paths; use a port`,
    );
  prepareDirectory(sockets);
  return sockets;
}

function isSuitable(dir: string): boolean {
  const longest = join(dir, `${OWNER_PREFIX}${'0'.repeat(16)}.sock`);
  return Buffer.byteLength(longest) <= MAX_SOCKET_PATH && dir === dir.toLowerCase();
}

/**
 * Checks, or for a new data file writes, the format version. A file of format 2 becomes one of format 3 at once, and its documents
 * get their checksums while the server runs (`sealDocuments`).
 * @throws if another version wrote the file
 */
export async function checkFormat(engine: Engine): Promise<void> {
  const stored = engine.current.get(FORMAT_KEY);
  const { format, unsealed = false } = stored ? decode(stored) : { format: undefined };
  if (format === FORMAT) return unsealed ? sealDocuments(engine) : undefined;
  if (stored && format !== WITHOUT_CHECKSUMS)
    throw new Error(
      `${engine.path} has format ${format}, this program reads format ${FORMAT}: dump it with the program version that wrote it ` +
        '(diwan-mongo dump) and restore it with this one (diwan-mongo restore)',
    );
  const next: Doc = stored ? { format: FORMAT, unsealed: true } : { format: FORMAT };
  await engine.commit((overlay) => overlay.putEntry(FORMAT_KEY, asBuffer(next)));
  if (stored) sealDocuments(engine);
}

/** Gives the documents of a file of format 2 their checksums, some at a time while others go on. */
function sealDocuments(engine: Engine): void {
  let after: Buffer | undefined;
  const sealSome = (overlay: Overlay) => {
    let seen = 0;
    for (const [key, stored] of overlay.walk({ ...tagRange(TAG.documents), after })) {
      if (isUnsealed(stored)) overlay.put(key, sealed(stored));
      after = key;
      if (++seen === SEALED_AT_A_TIME) return true;
    }
    overlay.putEntry(FORMAT_KEY, asBuffer({ format: FORMAT }));
    return false;
  };
  engine
    .repeat(sealSome)
    .catch((error) => console.error('the upgrade of the data file goes on at the next start:', error));
}

/**
 * Makes this process the only one that uses a data file. The owner is written in the file itself, with a socket it listens on: a
 * socket that answers is an owner that lives. LMDB's write lock makes the change of owner one step. On a full disk, where nothing
 * can be written, a second socket says the same.
 * @returns gives the ownership back
 * @throws if another process has the file
 */
export async function takeOwnership(engine: Engine, sockets: string): Promise<() => Promise<void>> {
  const socket = join(sockets, `${OWNER_PREFIX}${randomBytes(8).toString('hex')}.sock`);
  const server = await listen(socket);
  let unrecorded: Server | undefined;
  const { dev, ino } = statSync(engine.path);
  const file = `${dev}:${ino}`; // a restored backup names the owner of the original, not of itself
  try {
    const before = engine.current.get(OWNER_KEY);
    const owner = before && decode(before);
    if (owner?.file === file && (await answers(owner.socket as string)))
      throw inUse(engine.path, `process ${owner.pid}`);
    await refuseUnrecorded(engine.path, sockets);
    const record = engine.commit((overlay) => {
      if (overlay.get(OWNER_KEY)?.toString('hex') !== before?.toString('hex'))
        throw inUse(engine.path, 'a process that has just started');
      overlay.putEntry(OWNER_KEY, asBuffer({ pid: process.pid, socket, file, since: new Date() }));
    });
    await record.catch(async (error: MongoError) => {
      if (error.code !== 14031 || !before) throw error;
      unrecorded = await listen(socket.replace(OWNER_PREFIX, UNRECORDED_PREFIX));
      await refuseUnrecorded(engine.path, sockets, socket.replace(OWNER_PREFIX, UNRECORDED_PREFIX));
      console.error(`${error.message}\nstarted for reading: writes fail until there is space`);
    });
  } catch (error) {
    await Promise.all([server, unrecorded].map((listener) => listener && closed(listener)));
    throw error;
  }
  for (const name of readdirSync(sockets))
    if (name.startsWith(OWNER_PREFIX) && join(sockets, name) !== socket) rmSync(join(sockets, name), { force: true });
  return async () => {
    await Promise.all([server, unrecorded].map((listener) => listener && closed(listener)));
    rmSync(socket, { force: true });
    const elsewhere = sockets !== realpathSync(dirname(engine.path));
    if (elsewhere && readdirSync(sockets).length === 0) rmdirSync(sockets);
  };
}

/** @throws if another process owns the file without being recorded in it */
async function refuseUnrecorded(path: string, sockets: string, own?: string): Promise<void> {
  for (const name of readdirSync(sockets)) {
    const socket = join(sockets, name);
    if (!name.startsWith(UNRECORDED_PREFIX) || socket === own) continue;
    if (await answers(socket)) throw inUse(path, 'a process that has no room to say so');
    rmSync(socket, { force: true });
  }
}

function inUse(path: string, by: string): Error {
  return new Error(`${path} is in use by ${by}: stop that one first, or choose another directory`);
}

function asBuffer(doc: Doc): Buffer {
  return Buffer.from(encode(doc));
}

function listen(path: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy()).unref();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => resolve(server));
  });
}

function answers(path: string): Promise<boolean> {
  const socket = connect(path);
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.setTimeout(PROBE_MS, () => resolve(true)); // listens, but is too busy to accept
    socket.once('error', () => resolve(false));
  }).finally(() => socket.destroy());
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
