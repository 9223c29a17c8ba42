import { WorkerBench } from '@diwan/service-kit/files/worker-bench';
import type { FileWork, FileWorkResult } from './file-work.js';

/** The compiled worker, found alike from the sources under test and from the build. */
const WORKER = new URL('../../dist/workshop/file.worker.js', import.meta.url);

/** A thread that checks and marks files. */
export class FileBench extends WorkerBench<FileWork, FileWorkResult> {
  constructor() {
    super(WORKER);
  }
}
