import { readSettings } from './settings.js';
import { summary } from './summary.js';
import { System } from './system.js';

let system: System | undefined;
let stopping = false;

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await system?.stop();
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!stopping) console.log('\nStopping …');
    void stop(0);
  });
}

// Nothing that goes wrong in here may leave the programs behind without anybody to stop them.
process.on('uncaughtException', (error) => {
  console.error(error);
  void stop(1);
});

try {
  const settings = readSettings(process.env);
  system = new System(settings);
  await system.start();
  console.log(summary(settings, system.secrets));
  console.log(`Diwan is ready on ${settings.publicOrigin}`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  await stop(1);
}
