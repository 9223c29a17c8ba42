import { rmSync } from 'node:fs';

/** Stops what the set-up started and removes its folder. */
export default async function teardown() {
  const { folder, mongodb, redis } = globalThis.testStores;
  await mongodb?.close();
  redis?.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
