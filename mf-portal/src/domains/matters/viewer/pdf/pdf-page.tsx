import { VisuallyHidden } from '@diwan/ui/visually-hidden';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { memo, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../texts.js';
import { drawPage } from './draw-page.js';

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  number: number;
  /** Of the whole document; those that `pdf` does not have are still being made. */
  pages: number;
  /** Height by width. */
  shape: number;
  /** In pixels; 0 while it is not known. */
  width: number;
  /** In sight or nearly: drawn then, and given back when it leaves. */
  near: boolean;
  isProtected: boolean;
  /** Pieces of text to show as found. */
  found: readonly number[];
  onShape(number: number, shape: number): void;
  onFailure(): void;
}

/** One page: its room, and while it is near a picture to look at and its text to read out. */
export const PdfPage = memo(function PdfPage(props: PdfPageProps) {
  const { pdf, number, pages, shape, near } = props;
  const t = useTexts();
  return (
    <section
      aria-label={t('viewer.pageOf', { page: number, pages })}
      className="viewer-page"
      style={{ aspectRatio: String(1 / shape) }}
    >
      {near && (number <= pdf.numPages ? <Drawn {...props} /> : <Awaited />)}
    </section>
  );
});

/** Stands in the place of a page that is still being marked. */
function Awaited() {
  const t = useTexts();
  return <p className="px-4 py-12 text-center text-grey">{t('viewer.pageAwaited')}</p>;
}

function Drawn({ pdf, number, width, isProtected, found, onShape, onFailure }: PdfPageProps) {
  const t = useTexts();
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [hasText, setHasText] = useState(true);
  const [pieces, setPieces] = useState<readonly HTMLElement[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the callbacks are new with each drawing and change nothing
  useEffect(() => {
    if (width === 0) return;
    let current = true;
    let leave: (() => void) | undefined;
    const draw = async () => {
      const page = await pdf.getPage(number);
      if (!current || !canvas.current || !text.current) return;
      const size = page.getViewport({ scale: 1 });
      onShape(number, size.height / size.width);
      const drawing = drawPage(page, canvas.current, text.current, width / size.width);
      leave = () => {
        drawing.cancel();
        // Decoded pictures of a page that is no longer looked at are given back, once its drawing has stopped.
        void drawing.done.catch(() => undefined).then(() => page.cleanup());
      };
      const drawn = await drawing.done;
      if (!current) return;
      setHasText(drawn.hasText);
      setPieces(drawn.pieces);
    };
    draw().catch(() => current && onFailure());
    return () => {
      current = false;
      leave?.();
    };
  }, [pdf, number, width]);

  // A canvas that is thrown away keeps its pixels until it is collected; an empty one has none.
  useEffect(() => {
    const drawn = canvas.current;
    return () => {
      if (drawn) drawn.width = 0;
    };
  }, []);

  useEffect(() => {
    for (const index of found) pieces[index]?.setAttribute('data-hit', '');
    return () => {
      for (const index of found) pieces[index]?.removeAttribute('data-hit');
    };
  }, [pieces, found]);

  return (
    <>
      <canvas ref={canvas} />
      <div ref={text} className="pdf-text" data-protected={isProtected || undefined} />
      {!hasText && <VisuallyHidden>{t('viewer.noText')}</VisuallyHidden>}
    </>
  );
}
