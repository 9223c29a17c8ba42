import { rmSync } from 'node:fs';
import { type RunningServer, type ServerOptions, startServer } from '@diwan/embedded-mongo/server';
import { temporaryDirectory } from './temporary-directory.js';

/** Runs something against a server on a directory of its own, which is removed afterwards. */
export async function withServer<T>(
  work: (server: RunningServer, dir: string) => Promise<T>,
  options: Partial<ServerOptions> = {},
): Promise<T> {
  const dir = temporaryDirectory('check');
  const server = await startServer({ dir, ...options });
  try {
    return await work(server, dir);
  } finally {
    await server.close();
    rmSync(dir, { recursive: true, force: true });
  }
}
