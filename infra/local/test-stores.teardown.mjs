import { once } from 'node:events';
import { rmSync } from 'node:fs';

/** Stops what the set-up started and removes its folder. */
export default async function teardown() {
  const { folder, mongodb, redis } = globalThis.testStores;
  await Promise.all([mongodb, redis].map(end));
  rmSync(folder, { recursive: true, force: true });
}

/** Ends a program, which may have ended by itself. */
async function end(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
