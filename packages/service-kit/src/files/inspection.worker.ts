import { parentPort } from 'node:worker_threads';
import type { Inspection, InspectionWork } from './file-inspector.js';
import { FileRefusal } from './file-refusal.js';
import { fileTypeOf } from './file-type.js';
import { inspectFile } from './inspect-file.js';

parentPort?.on('message', async (work: InspectionWork) => parentPort?.postMessage(await inspectionOf(work)));

async function inspectionOf({ mime, bytes }: InspectionWork): Promise<Inspection> {
  try {
    return { kind: 'accepted', kept: await inspectFile(bytes, fileTypeOf(mime)) };
  } catch (cause) {
    if (cause instanceof FileRefusal) return { kind: 'refused', code: cause.code, detail: cause.detail };
    return { kind: 'failed', message: cause instanceof Error ? cause.message : String(cause) };
  }
}
