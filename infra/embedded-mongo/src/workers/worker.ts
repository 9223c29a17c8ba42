import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { openEnvironment } from '../store/environment.js';
import { Pacer } from '../store/pace.js';
import { SnapshotView } from '../store/snapshot.js';
import { decode, encode } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
import { Execution } from './execution.js';
import type { Answer, Job, Request } from './protocol.js';

/** A thread that reads the data file and does what would keep the server's thread for long: large sorts and groups. */

const port = parentPort as MessagePort;
const env = openEnvironment((workerData as { path: string }).path, { readOnly: true });
const executions = new Map<number, Execution>();
const running = new Set<Promise<void>>();

port.on('message', (request: Request | null) => {
  if (!request) return void close();
  if (request.stop) return end(request.id);
  const answered = answerTo(request).then((answer) => {
    running.delete(answered);
    port.postMessage(answer);
  });
  running.add(answered);
});

/** Ends all jobs, and when none reads any more, the thread. */
async function close(): Promise<void> {
  for (const id of executions.keys()) end(id);
  await Promise.all(running);
  await env.close();
  port.close();
}

async function answerTo({ id, job, timeLeft }: Request): Promise<Answer> {
  const stopped = () => (executions.has(id) ? undefined : new MongoError(11601, 'operation was interrupted'));
  const pacer = new Pacer(timeLeft === undefined ? undefined : performance.now() + timeLeft, stopped);
  try {
    if (job) executions.set(id, new Execution(decode(job) as Job, new SnapshotView(env, () => 0)));
    pacer.check();
    const part = await (executions.get(id) as Execution).next(pacer);
    if (part.done) end(id);
    return { id, ...part };
  } catch (error) {
    end(id);
    const { code, message, labels, details } = error instanceof MongoError ? error : new MongoError(1, String(error));
    return { id, code, message, labels, details: details && encode(details) };
  }
}

function end(id: number): void {
  executions.get(id)?.close();
  executions.delete(id);
}
