import 'reflect-metadata';
import type { ServiceDefinition } from './create-app.js';
import { Log } from './log.js';
import { Metrics } from './metrics.js';
import { ServiceRuntime } from './service-runtime.js';

export type { ServiceDefinition } from './create-app.js';

/** A process that cannot stop in order stops anyway, after this many milliseconds. */
const HARD_STOP = 25_000;

/**
 * Starts a service and keeps it until SIGTERM or SIGINT, then stops it in order and exits with 0. Ends the process with 1, after one log
 * line that says why, when it cannot start.
 */
export async function startService(definition: ServiceDefinition): Promise<void> {
  let runtime: ServiceRuntime;
  try {
    runtime = await ServiceRuntime.start(definition);
  } catch (error) {
    new Log(definition.name, definition.config.LOG_LEVEL).error('start.failed', { error });
    process.exit(1);
  }
  const log = runtime.app.get(Log);
  runtime.app.get(Metrics).measureProcess();
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info('stopping', { signal });
    setTimeout(() => {
      log.error('stop.forced');
      process.exit(1);
    }, HARD_STOP).unref();
    await runtime.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
  log.info('ready', { port: runtime.port, rpcPort: runtime.rpcPort });
}
