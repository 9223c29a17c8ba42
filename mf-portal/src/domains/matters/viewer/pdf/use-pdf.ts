import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useState } from 'react';
import type { ArrivingFile } from '../api/open-bytes.js';
import { openPdf } from './open-pdf.js';

export type OpenedPdf =
  | { state: 'opening' }
  | {
      state: 'open';
      pdf: PDFDocumentProxy;
      /** Of the first page, height by width: what the others are taken for until they are near. */
      shape: number;
    }
  | { state: 'failed' };

/** Opens a PDF for as long as it is looked at. */
export function usePdf(file: ArrivingFile): OpenedPdf {
  const [opened, setOpened] = useState<OpenedPdf>({ state: 'opening' });
  useEffect(() => {
    let current = true;
    const opening = openPdf(file);
    opening
      .then(async (pdf) => {
        const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
        if (current) setOpened({ state: 'open', pdf, shape: height / width });
      })
      .catch(() => current && setOpened({ state: 'failed' }));
    return () => {
      current = false;
      opening.then(
        (pdf) => pdf.loadingTask.destroy(),
        () => undefined,
      );
    };
  }, [file]);
  return opened;
}
