import { Worker } from 'node:worker_threads';
import { maxTimeExpired } from '../store/pace.js';
import { decode } from '../values/bson.js';
import { MongoError } from '../values/errors.js';
/** Threads beside the server's own. */
const MAX_WORKERS = 2;
/** An idle thread ends after this time and gives its memory back. */
const IDLE_MS = 20_000;
/** A result that needs more than this (MB) is refused with 292 instead of taking the machine's memory. */
const HEAP_MB = 1024;
/** Worker threads for heavy reads, started when first needed. */
export class WorkerPool {
    path;
    threads = [];
    lastId = 0;
    constructor(path) {
        this.path = path;
    }
    /** Runs a pipeline in a thread; gives the documents' BSON. */
    async *documents(job, pacer) {
        const thread = this.freest();
        const id = this.begin(thread);
        try {
            let answer = await this.ask(thread, { type: 'start', id, job, ...timeLeft(pacer.current) }, pacer.current);
            for (;;) {
                if (answer.type !== 'documents')
                    throw errorOf(answer);
                yield* answer.documents;
                if (answer.done)
                    return;
                answer = await this.ask(thread, { type: 'more', id, ...timeLeft(pacer.current) }, pacer.current);
            }
        }
        finally {
            this.end(thread, id);
        }
    }
    /** Sorts in a thread; gives the record ids. */
    async records(job, pacer) {
        const thread = this.freest();
        const id = this.begin(thread);
        try {
            const answer = await this.ask(thread, { type: 'start', id, job, ...timeLeft(pacer) }, pacer);
            if (answer.type !== 'records')
                throw errorOf(answer);
            return answer.records;
        }
        finally {
            this.end(thread, id);
        }
    }
    async close() {
        await Promise.all(this.threads.map((thread) => this.exit(thread)));
    }
    freest() {
        const free = this.threads.find((thread) => thread.jobs.size === 0);
        if (free)
            return free;
        if (this.threads.length < MAX_WORKERS)
            return this.spawn();
        return this.threads.reduce((a, b) => (b.jobs.size < a.jobs.size ? b : a));
    }
    spawn() {
        const worker = new Worker(new URL('./worker.js', import.meta.url), {
            workerData: { path: this.path },
            // A small young generation: most of what a scan makes is garbage at once, and would be kept as free memory.
            resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 8 },
        });
        const thread = { worker, waiting: new Map(), jobs: new Set() };
        worker.unref();
        worker.on('message', (message) => {
            const waiting = thread.waiting.get(message.id);
            thread.waiting.delete(message.id);
            waiting?.resolve(message);
        });
        worker.on('error', (error) => this.lost(thread, error));
        worker.on('exit', () => this.lost(thread, new Error('the worker thread ended')));
        this.threads.push(thread);
        return thread;
    }
    lost(thread, error) {
        const at = this.threads.indexOf(thread);
        if (at >= 0)
            this.threads.splice(at, 1);
        const reason = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? new MongoError(292, 'the operation needs more memory than a sort or group may use')
            : new MongoError(1, error.message);
        for (const { reject } of thread.waiting.values())
            reject(reason);
        thread.waiting.clear();
    }
    begin(thread) {
        clearTimeout(thread.idle);
        const id = ++this.lastId;
        thread.jobs.add(id);
        return id;
    }
    end(thread, id) {
        thread.jobs.delete(id);
        thread.waiting.delete(id);
        thread.worker.postMessage({ type: 'stop', id });
        if (thread.jobs.size > 0)
            return;
        thread.idle = setTimeout(() => void this.exit(thread), IDLE_MS);
        thread.idle.unref();
    }
    ask(thread, message, pacer) {
        pacer.check();
        const answer = new Promise((resolve, reject) => {
            thread.waiting.set(message.id, { resolve, reject });
            thread.worker.postMessage(message);
        });
        // The worker keeps the time, too, but cannot in the middle of a sort.
        return pacer.deadline === undefined ? answer : Promise.race([answer, expiry(pacer.deadline, answer)]);
    }
    async exit(thread) {
        clearTimeout(thread.idle);
        const at = this.threads.indexOf(thread);
        if (at >= 0)
            this.threads.splice(at, 1);
        const exited = new Promise((resolve) => thread.worker.once('exit', () => resolve()));
        thread.worker.postMessage({ type: 'exit' });
        await exited;
    }
}
function timeLeft(pacer) {
    return pacer.deadline === undefined ? {} : { timeLeft: pacer.deadline - performance.now() };
}
function expiry(deadline, answer) {
    return new Promise((_, reject) => {
        const timer = setTimeout(() => reject(maxTimeExpired()), Math.max(0, deadline - performance.now()));
        const clear = () => clearTimeout(timer);
        answer.then(clear, clear);
    });
}
function errorOf(answer) {
    if (answer.type !== 'error')
        return new MongoError(1, 'unexpected answer of a worker thread');
    const { code, message, labels, details } = answer;
    return new MongoError(code, message, labels, details && decode(details));
}
//# sourceMappingURL=pool.js.map