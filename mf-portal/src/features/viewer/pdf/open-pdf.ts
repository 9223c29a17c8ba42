import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

const WORKER = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;
/** Fonts and character tables that a file may leave out; copied beside the worker by the build. */
const RESOURCES = new URL('../pdf/', WORKER).href;

/**
 * Opens a PDF from memory. The content policy allows neither `eval` nor WebAssembly: this version needs no `eval`, and pictures are
 * decoded by scripts. The worker fetches nothing itself, because it may not.
 */
export async function openPdf(blob: Blob): Promise<PDFDocumentProxy> {
  GlobalWorkerOptions.workerSrc = WORKER;
  return getDocument({
    data: new Uint8Array(await blob.arrayBuffer()),
    cMapUrl: `${RESOURCES}cmaps/`,
    standardFontDataUrl: `${RESOURCES}standard_fonts/`,
    wasmUrl: `${RESOURCES}wasm/`,
    useWasm: false,
    useWorkerFetch: false,
    disableWorkerRendering: true,
  }).promise;
}
