// `npm run dev`: the system to work on, with hot reload of the front ends and services that come back with their new code.
import { readSettings } from '../settings.js';
import { readWish } from './wish.js';
import { Workshop } from './workshop.js';

let workshop: Workshop | undefined;
let stopping = false;

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await workshop?.stop();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!stopping) console.log('\nStopping …');
    void stop(0);
  });
}
process.on('uncaughtException', (error) => {
  console.error(error);
  void stop(1);
});

try {
  workshop = new Workshop(readSettings(process.env), readWish(process.argv.slice(2)));
  console.log(await workshop.start());
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  await stop(1);
}
