import { rmSync } from 'node:fs';
import { startServer } from '@diwan/embedded-mongo/server';
import { temporaryDirectory } from './temporary-directory.js';
/** Runs something against a server on a directory of its own, which is removed afterwards. */
export async function withServer(work, options = {}) {
    const dir = temporaryDirectory('check');
    const server = await startServer({ dir, ...options });
    try {
        return await work(server, dir);
    }
    finally {
        await server.close();
        rmSync(dir, { recursive: true, force: true });
    }
}
//# sourceMappingURL=temporary-server.js.map