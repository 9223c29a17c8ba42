import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ArrivingFile } from '../api/open-bytes.js';
import { ArrivingBytes } from './arriving-bytes.js';

const WORKER = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;
/** Fonts and character tables that a file may leave out; copied beside the worker by the build. */
const RESOURCES = new URL('../pdf/', WORKER).href;

let worker: PDFWorker | undefined;

/** Starts the script that reads PDFs, so that it is there when the first bytes are; it is kept for as long as the page is open. */
export function startReader(): PDFWorker {
  GlobalWorkerOptions.workerSrc = WORKER;
  if (!worker || worker.destroyed) worker = new PDFWorker();
  return worker;
}

/**
 * Opens a PDF from memory or while it arrives. The content policy allows neither `eval` nor WebAssembly: this version needs no
 * `eval`, and pictures are decoded by scripts. The worker fetches nothing itself, because it may not.
 */
export async function openPdf(file: Blob | ArrivingFile): Promise<PDFDocumentProxy> {
  const source =
    file instanceof Blob ? { data: new Uint8Array(await file.arrayBuffer()) } : { range: new ArrivingBytes(file) };
  return getDocument({
    ...source,
    worker: startReader(),
    cMapUrl: `${RESOURCES}cmaps/`,
    standardFontDataUrl: `${RESOURCES}standard_fonts/`,
    wasmUrl: `${RESOURCES}wasm/`,
    useWasm: false,
    useWorkerFetch: false,
    disableWorkerRendering: true,
  }).promise;
}
