import type { CurrentPacer } from '../plan/documents.js';
import { encode } from '../values/bson.js';
import type { Job } from './protocol.js';
import { Thread } from './thread.js';

/** Threads beside the server's own. */
const MAX_THREADS = 2;

/** Worker threads for heavy reads, started when first needed. */
export class WorkerPool {
  private readonly threads = new Set<Thread>();
  private lastId = 0;

  constructor(private readonly path: string) {}

  /** Runs a pipeline in a thread; gives the documents' BSON. */
  async *documents(job: Job, pacer: CurrentPacer): AsyncGenerator<Uint8Array> {
    const thread = this.freest();
    const id = ++this.lastId;
    thread.begin(id);
    try {
      let part = await thread.ask({ id, job: encode(job) }, pacer.current);
      yield* part.documents;
      while (!part.done) {
        part = await thread.ask({ id }, pacer.current);
        yield* part.documents;
      }
    } finally {
      thread.end(id);
    }
  }

  async close(): Promise<void> {
    await Promise.all([...this.threads].map((thread) => thread.exit()));
  }

  private freest(): Thread {
    const [freest] = [...this.threads].sort((a, b) => a.jobs.size - b.jobs.size);
    if (freest && (freest.jobs.size === 0 || this.threads.size === MAX_THREADS)) return freest;
    const thread = new Thread(this.path, () => this.threads.delete(thread));
    this.threads.add(thread);
    return thread;
  }
}
