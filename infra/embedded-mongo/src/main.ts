#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { verify } from './catalog/verify.js';
import { type RunningServer, startServer } from './server.js';
import { backup } from './store/backup.js';
import { dataFile } from './store/data-directory.js';
import { startDailyBackups } from './tools/daily-backups.js';

const USAGE = `usage:
  diwan-mongo --dir DIRECTORY [--port PORT] [--no-socket] [--fail-on-collscan] [--no-sync] [--no-expiry]
                               [--test-commands]
                               [--backups FOLDER [--keep NUMBER]]
  diwan-mongo backup --dir DIRECTORY --to FILE
  diwan-mongo check --dir DIRECTORY | --file FILE
  diwan-mongo dump --dir DIRECTORY | --uri URI --to FOLDER [--db NAME]
  diwan-mongo restore --dir DIRECTORY | --uri URI --from FOLDER [--drop]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dir: { type: 'string' },
    uri: { type: 'string' },
    file: { type: 'string' },
    to: { type: 'string' },
    from: { type: 'string' },
    db: { type: 'string' },
    drop: { type: 'boolean' },
    backups: { type: 'string' },
    keep: { type: 'string', default: '7' },
    port: { type: 'string' },
    'no-socket': { type: 'boolean', default: false },
    'fail-on-collscan': { type: 'boolean' },
    'no-sync': { type: 'boolean', default: false },
    'no-expiry': { type: 'boolean', default: false },
    'test-commands': { type: 'boolean', default: false },
  },
});

try {
  await run();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

async function run(): Promise<void> {
  const { dir, uri, file, to, from, db, drop } = values;
  const [command, ...others] = positionals;
  if (others.length > 0) throw new Error(USAGE);
  if (!command && dir) stopOnSignals(await serve(dir), dailyBackups(dir));
  else if (command === 'backup' && dir && to) await backup(dataFile(dir), to);
  else if (command === 'check' && (dir || file)) await check(file ?? dataFile(dir as string));
  else if (command === 'dump' && to && (dir || uri)) {
    const tools = await import('./tools/offline.js'); // the server itself does without the driver
    const documents = dir ? await tools.dumpDirectory(dir, to, db) : await tools.dump(uri as string, to, db);
    console.log(`${documents} documents dumped`);
  } else if (command === 'restore' && from && (dir || uri)) {
    const tools = await import('./tools/offline.js');
    const documents = dir
      ? await tools.restoreDirectory(dir, from, drop)
      : await tools.restore(uri as string, from, drop);
    console.log(`${documents} documents restored`);
  } else throw new Error(USAGE);
}

async function check(path: string): Promise<void> {
  const { documents, unsealed, faults } = await verify(path);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) throw new Error(`FAILED  ${faults.length} faults in ${path}`);
  console.log(
    `OK  ${documents} documents, all as they were stored${unsealed > 0 ? ` (${unsealed} without checksum)` : ''}`,
  );
}

async function serve(dir: string): Promise<RunningServer> {
  const port = values.port === undefined ? undefined : Number(values.port);
  if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65536))
    throw new Error(`not a port: ${values.port}`);
  const server = await startServer({
    dir,
    port,
    socket: !values['no-socket'],
    failOnCollscan: values['fail-on-collscan'],
    sync: !values['no-sync'],
    expire: !values['no-expiry'],
    testCommands: values['test-commands'],
  });
  console.log(`READY ${server.uri}`);
  return server;
}

/** @returns ends them */
function dailyBackups(dir: string): () => void {
  const { backups: folder, keep: given } = values;
  if (folder === undefined) return () => undefined;
  const keep = Number(given);
  if (!Number.isInteger(keep) || keep < 1) throw new Error(`not a number of backups to keep: ${given}`);
  return startDailyBackups({ dir, folder, keep });
}

function stopOnSignals(server: RunningServer, endBackups: () => void): void {
  const stop = () => {
    endBackups();
    void server.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
}
