import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, realpathSync, rmdirSync, rmSync, statSync, } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { decode, encode } from '../values/bson.js';
import { metaKey } from './keys.js';
/** Version of the layout of the data file. Raised with every change that older programs cannot read. */
const FORMAT = 1;
const FORMAT_KEY = metaKey('format');
const OWNER_KEY = metaKey('owner');
/** Unix sockets cannot have longer paths (108 bytes with the closing zero on Linux, 104 elsewhere). */
const MAX_SOCKET_PATH = 100;
const OWNER_PREFIX = 'owner-';
const PROBE_MS = 2000;
/** Path of the data file in a data directory. */
export function dataFile(dir) {
    return join(dir, 'data.mdb');
}
/** Makes the data directory, for this user only. @throws if it is not a directory of ours */
export function prepareDirectory(dir) {
    if (!existsSync(dir))
        mkdirSync(dir, { recursive: true, mode: 0o700 });
    const stat = lstatSync(dir);
    if (!stat.isDirectory())
        throw new Error(`${dir} is not a directory`);
    if (process.getuid && stat.uid !== process.getuid())
        throw new Error(`${dir} belongs to another user`);
    chmodSync(dir, 0o700);
}
/**
 * The directory for the sockets of a data directory: itself, or one of ours that is always the same for it. Paths of sockets
 * must be short for the system and in lower case for the drivers, which write the hosts of a replica set that way.
 * @throws if no such directory can be found
 */
export function socketDirectory(dir) {
    const real = realpathSync(dir);
    if (isSuitable(real))
        return real;
    const hash = createHash('sha256').update(real).digest('hex').slice(0, 16);
    const name = `diwan-mongo-${process.getuid?.() ?? 0}-${hash}`;
    const other = [tmpdir(), '/tmp'].map((parent) => join(parent, name)).find(isSuitable);
    if (!other)
        throw new Error(`no directory for a socket: ${real} and the temporary directory have long or upper-case paths; use a port`);
    prepareDirectory(other);
    return other;
}
function isSuitable(dir) {
    const longest = join(dir, `${OWNER_PREFIX}${'0'.repeat(16)}.sock`);
    return Buffer.byteLength(longest) <= MAX_SOCKET_PATH && dir === dir.toLowerCase();
}
/** Checks, or for a new data file writes, the format version. @throws if another version wrote the file */
export async function checkFormat(engine) {
    const stored = engine.current.get(FORMAT_KEY);
    const format = stored ? decode(stored).format : undefined;
    if (format === FORMAT)
        return;
    if (format !== undefined)
        throw new Error(`${engine.path} has format ${format}, this program reads format ${FORMAT}: use the program version that wrote it`);
    await engine.commit((overlay) => overlay.putEntry(FORMAT_KEY, asBuffer({ format: FORMAT })));
}
/**
 * Makes this process the only one that uses a data file. The owner is written in the file itself, with a socket it listens on: a
 * socket that answers is an owner that lives. LMDB's write lock makes the change of owner one step.
 * @returns gives the ownership back
 * @throws if another process has the file
 */
export async function takeOwnership(engine, sockets) {
    const socket = join(sockets, `${OWNER_PREFIX}${randomBytes(8).toString('hex')}.sock`);
    const server = await listen(socket);
    const file = identityOf(engine.path);
    try {
        for (;;) {
            const before = engine.current.get(OWNER_KEY);
            const owner = before && decode(before);
            if (owner?.file === file && (await answers(owner.socket)))
                throw new Error(`${engine.path} is in use by process ${owner.pid}: stop that one first, or choose another directory`);
            const taken = await engine.commit((overlay) => {
                const now = overlay.get(OWNER_KEY);
                if (before === undefined ? now !== undefined : now?.equals(before) !== true)
                    return false;
                overlay.putEntry(OWNER_KEY, asBuffer({ pid: process.pid, socket, file, since: new Date() }));
                return true;
            });
            if (taken)
                break;
        }
    }
    catch (error) {
        await closed(server);
        throw error;
    }
    removeStale(sockets, socket);
    return async () => {
        await closed(server);
        rmSync(socket, { force: true });
        if (sockets !== realpathSync(dirname(engine.path)))
            removeIfEmpty(sockets);
    };
}
/** A restored backup names the owner of the original, not of itself. */
function identityOf(path) {
    const { dev, ino } = statSync(path);
    return `${dev}:${ino}`;
}
function asBuffer(doc) {
    return Buffer.from(encode(doc));
}
function listen(path) {
    const server = createServer((socket) => socket.destroy());
    server.unref();
    return new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(path, () => resolve(server));
    });
}
function answers(path) {
    return new Promise((resolve) => {
        const socket = connect(path);
        const done = (alive) => {
            socket.destroy();
            resolve(alive);
        };
        socket.setTimeout(PROBE_MS, () => done(true)); // listens, but is too busy to accept
        socket.once('connect', () => done(true));
        socket.once('error', () => done(false));
    });
}
function removeStale(sockets, mine) {
    for (const name of readdirSync(sockets))
        if (name.startsWith(OWNER_PREFIX) && join(sockets, name) !== mine)
            rmSync(join(sockets, name), { force: true });
}
function removeIfEmpty(dir) {
    if (readdirSync(dir).length === 0)
        rmdirSync(dir);
}
function closed(server) {
    return new Promise((resolve) => server.close(() => resolve()));
}
//# sourceMappingURL=data-directory.js.map