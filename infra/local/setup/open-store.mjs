import { existsSync } from 'node:fs';
import path from 'node:path';
import { startServer } from '@diwan/embedded-mongo/server';
import { root, stop } from './run.mjs';

/** Where the system keeps its data on this machine. */
export const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.data');
/** What the names of its databases begin with. */
export const prefix = process.env.DATABASE_PREFIX ?? 'diwan_';

/** The database of the configuration, the one that runs in the data folder, or the data folder itself. */
export async function openStore() {
  if (process.env.MONGODB_URI) return { uri: process.env.MONGODB_URI, close: async () => {} };
  const dir = path.join(dataDir, 'mongodb');
  if (!existsSync(dir)) stop(`There is no database in ${dataDir}: set DATA_DIR or MONGODB_URI.`);
  try {
    return await startServer({ dir });
  } catch (error) {
    const socket = path.join(dir, 'mongo.sock');
    if (!/ is in use by /.test(error.message) || !existsSync(socket)) throw error;
    return { uri: `mongodb://${encodeURIComponent(socket)}/`, close: async () => {} };
  }
}
