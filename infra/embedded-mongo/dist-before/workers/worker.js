import { parentPort, workerData } from 'node:worker_threads';
import { openEnvironment } from '../store/environment.js';
import { Pacer } from '../store/pace.js';
import { SnapshotView } from '../store/snapshot.js';
import { encode } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
import { Execution } from './execution.js';
/** A thread that reads the data file and does what would keep the server's thread for long: large sorts and groups. */
const { path } = workerData;
const env = openEnvironment(path, { readOnly: true });
const executions = new Map();
parentPort?.on('message', (message) => {
    switch (message.type) {
        case 'start': {
            const execution = new Execution(message.job, new SnapshotView(env, () => 0));
            executions.set(message.id, execution);
            return void proceed(message.id, execution, message.timeLeft);
        }
        case 'more': {
            const execution = executions.get(message.id);
            return execution && void proceed(message.id, execution, message.timeLeft);
        }
        case 'stop':
            return end(message.id);
        case 'exit':
            return void env.close().then(() => parentPort?.close());
    }
});
async function proceed(id, execution, timeLeft) {
    const stopped = () => (executions.has(id) ? undefined : new MongoError(11601, 'operation was interrupted'));
    const pacer = new Pacer(timeLeft === undefined ? undefined : performance.now() + timeLeft, stopped);
    try {
        const answer = await execution.next(id, pacer);
        if (answer.type !== 'error' && answer.done)
            end(id);
        send(answer);
    }
    catch (error) {
        end(id);
        send(failure(id, error));
    }
}
function end(id) {
    executions.get(id)?.close();
    executions.delete(id);
}
function failure(id, error) {
    const known = error instanceof MongoError ? error : new MongoError(1, error instanceof Error ? error.message : String(error));
    const { code, message, labels, details } = known;
    return { type: 'error', id, code, message, labels: [...labels], details: details && encode(details) };
}
function send(message) {
    parentPort?.postMessage(message, message.type === 'records' ? [message.records.buffer] : []);
}
//# sourceMappingURL=worker.js.map