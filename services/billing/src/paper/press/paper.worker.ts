import { parentPort } from 'node:worker_threads';
import { PaperCompiler, withoutData } from './compiler.js';
import type { PrintJob, PrintResult } from './press-bench.js';

const compiler = new PaperCompiler();

parentPort?.on('message', (job: PrintJob) => {
  parentPort?.postMessage(resultOf(job));
});

function resultOf(job: PrintJob): PrintResult {
  try {
    return { kind: 'printed', bytes: compiler.pdf(job) };
  } catch (cause) {
    // What cannot be written to the standard is thrown as a list of faults, which quote the text.
    return { kind: 'failed', message: cause instanceof Error ? cause.message : withoutData(String(cause)) };
  }
}
