import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import type { ArrivingFile } from '../api/open-bytes.js';
import { openPdf } from './open-pdf.js';

/** The first pages of a document that is still being marked. */
export interface BegunFile {
  /** A PDF of them. */
  beginning: Blob;
  /** Pages of the whole. */
  pages: number;
  /** How many of them are marked; null while nobody has said. */
  made: number | null;
}

export type OpenedPdf =
  | { state: 'opening' }
  | {
      state: 'open';
      pdf: PDFDocumentProxy;
      /** Of the first page, height by width: what the others are taken for until they are near. */
      shape: number;
      /** Of the whole document: more than `pdf` has while this is its beginning. */
      pages: number;
    }
  | { state: 'failed' };

/** Opens a PDF for as long as it is looked at. What was open before it, its beginning, is shown until it is open itself. */
export function usePdf(file: ArrivingFile | BegunFile): OpenedPdf {
  const [opened, setOpened] = useState<OpenedPdf>({ state: 'opening' });
  const before = useRef<Promise<PDFDocumentProxy> | null>(null);
  const source = 'beginning' in file ? file.beginning : file;
  const whole = 'beginning' in file ? file.pages : undefined;
  useEffect(() => {
    let current = true;
    const opening = openPdf(source);
    const last = before.current;
    before.current = opening;
    opening
      .then(async (pdf) => {
        const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
        if (current) setOpened({ state: 'open', pdf, shape: height / width, pages: whole ?? pdf.numPages });
      })
      .catch(() => current && setOpened({ state: 'failed' }))
      .finally(() => last && close(last));
    return () => {
      current = false;
    };
  }, [source, whole]);
  useEffect(
    () => () => {
      if (before.current) close(before.current);
      before.current = null;
    },
    [],
  );
  return opened;
}

function close(opening: Promise<PDFDocumentProxy>): void {
  opening.then(
    (pdf) => pdf.loadingTask.destroy(),
    () => undefined,
  );
}
