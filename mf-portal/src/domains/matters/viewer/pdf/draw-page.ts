import { type PDFPageProxy, TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Most pixels of one canvas: beyond it phones draw nothing. */
const MAX_PIXELS = 16_777_216;

export interface Drawing {
  /** Whether the page holds text that can be read out, and its pieces as the file has them. Rejects when it cannot be drawn or was cancelled. */
  done: Promise<{ hasText: boolean; pieces: readonly HTMLElement[] }>;
  cancel(): void;
}

/** Draws a page at `scale` (1 is 72 dots an inch) and lays its text over it, unseen, for screen readers and selection. */
export function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement, textRoot: HTMLElement, scale: number): Drawing {
  const viewport = page.getViewport({ scale });
  const wanted = window.devicePixelRatio || 1;
  const density = Math.min(wanted, Math.sqrt(MAX_PIXELS / (viewport.width * viewport.height)));
  canvas.width = Math.floor(viewport.width * density);
  canvas.height = Math.floor(viewport.height * density);
  const picture = page.render({ canvas, viewport, transform: [density, 0, 0, density, 0, 0] });
  textRoot.replaceChildren();
  textRoot.style.setProperty('--total-scale-factor', String(scale));
  const text = new TextLayer({ textContentSource: page.streamTextContent(), container: textRoot, viewport });
  const done = Promise.all([picture.promise, text.render()]).then(() => ({
    hasText: text.textContentItemsStr.some((piece) => piece.trim() !== ''),
    pieces: text.textDivs,
  }));
  return {
    done,
    cancel() {
      picture.cancel();
      text.cancel();
    },
  };
}
