import { correlationId } from '../app/correlation.js';
import type { Log } from '../app/log.js';
import { isTimeUp } from '../http/domain-error.js';

/**
 * Writes to the console why a service under test failed where it answers INTERNAL, or a query was too slow, under the reference of that
 * answer, which tells nothing of the cause: a spec that fails once in fifty runs is not mended without it.
 */
export function sayCauses(log: Log): void {
  const write = log.write.bind(log);
  log.write = (level, event, fields = {}) => {
    const { error, problem } = fields;
    if (problem === 'INTERNAL' || isTimeUp(error)) {
      const cause = error instanceof Error ? error.stack : String(error);
      process.stderr.write(`${problem} ${correlationId()}: ${cause?.replaceAll(/\n\s*/g, ' ')}\n`);
    }
    write(level, event, fields);
  };
}
