import { parentPort } from 'node:worker_threads';
import { FileRefusal } from '@diwan/service-kit/files/file-refusal';
import { fileTypeOf } from '@diwan/service-kit/files/file-type';
import { inspectFile } from '@diwan/service-kit/files/inspect-file';
import { bindPages } from '../watermark/bind-pages.js';
import { stampImage } from '../watermark/stamp-image.js';
import { stampPages } from '../watermark/stamp-pages.js';
import type { FileWork, FileWorkResult } from './file-work.js';

parentPort?.on('message', async (work: FileWork) => parentPort?.postMessage(await resultOf(work)));

async function resultOf(work: FileWork): Promise<FileWorkResult> {
  try {
    return await done(work);
  } catch (cause) {
    if (cause instanceof FileRefusal) return { kind: 'refused', code: cause.code, detail: cause.detail };
    return { kind: 'failed', message: cause instanceof Error ? cause.message : String(cause) };
  }
}

async function done(work: FileWork): Promise<FileWorkResult> {
  switch (work.kind) {
    case 'inspect':
      return { kind: 'accepted', kept: await inspectFile(work.bytes, fileTypeOf(work.mime)) };
    case 'stamp-image':
      return { kind: 'made', bytes: await stampImage(work.bytes, work.mark) };
    case 'stamp-pages':
      return { kind: 'pages', ...(await stampPages(work.bytes, work.mark, work.first, work.count)) };
    case 'bind':
      return { kind: 'made', bytes: await bindPages(work.pages) };
  }
}
