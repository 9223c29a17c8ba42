import { parentPort } from 'node:worker_threads';
import { stampImage } from '../watermark/stamp-image.js';
import { stampPdf } from '../watermark/stamp-pdf.js';
import { FileRefusal } from './file-refusal.js';
import { fileTypeOf } from './file-type.js';
import type { FileWork, FileWorkResult } from './file-work.js';
import { inspectFile } from './inspect-file.js';

parentPort?.on('message', async (work: FileWork) => parentPort?.postMessage(await resultOf(work)));

async function resultOf(work: FileWork): Promise<FileWorkResult> {
  try {
    const type = fileTypeOf(work.mime);
    if (work.kind === 'inspect') {
      await inspectFile(work.bytes, type);
      return { kind: 'accepted' };
    }
    if (type.kind === 'office') return { kind: 'failed', message: 'office files cannot carry a watermark' };
    const stamp = type.kind === 'pdf' ? stampPdf : stampImage;
    return { kind: 'stamped', bytes: await stamp(work.bytes, work.mark) };
  } catch (cause) {
    if (cause instanceof FileRefusal) return { kind: 'refused', code: cause.code, detail: cause.detail };
    return { kind: 'failed', message: cause instanceof Error ? cause.message : String(cause) };
  }
}
