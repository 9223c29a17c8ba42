#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { startServer } from './server.js';
import { backup } from './store/backup.js';
import { dataFile } from './store/data-directory.js';
const USAGE = `usage:
  diwan-mongo --dir DIRECTORY [--port PORT] [--no-socket] [--fail-on-collscan] [--no-sync] [--test-commands]
  diwan-mongo backup --dir DIRECTORY --to FILE`;
const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
        dir: { type: 'string' },
        to: { type: 'string' },
        port: { type: 'string' },
        'no-socket': { type: 'boolean', default: false },
        'fail-on-collscan': { type: 'boolean' },
        'no-sync': { type: 'boolean', default: false },
        'test-commands': { type: 'boolean', default: false },
    },
});
try {
    if (!values.dir)
        throw new Error(USAGE);
    if (positionals.length === 0)
        stopOnSignals(await serve(values.dir));
    else if (positionals[0] === 'backup' && positionals.length === 1 && values.to)
        await backup(dataFile(values.dir), values.to);
    else
        throw new Error(USAGE);
}
catch (error) {
    console.error(error.message);
    process.exit(1);
}
async function serve(dir) {
    const port = values.port === undefined ? undefined : Number(values.port);
    if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65536))
        throw new Error(`not a port: ${values.port}`);
    const server = await startServer({
        dir,
        port,
        socket: !values['no-socket'],
        failOnCollscan: values['fail-on-collscan'],
        sync: !values['no-sync'],
        testCommands: values['test-commands'],
    });
    console.log(`READY ${server.uri}`);
    return server;
}
function stopOnSignals(server) {
    for (const signal of ['SIGTERM', 'SIGINT'])
        process.once(signal, () => server.close().then(() => process.exit(0)));
}
//# sourceMappingURL=main.js.map