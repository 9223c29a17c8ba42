import { VisuallyHidden } from '@diwan/ui/visually-hidden';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../texts.js';
import { drawPage } from './draw-page.js';

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  number: number;
  /** 1 is as wide as `width`. */
  zoom: number;
  /** Room there is, in pixels. */
  width: number;
  isProtected: boolean;
  onFailure(): void;
}

/** One page: a picture to look at and its text to read out. */
export function PdfPage({ pdf, number, zoom, width, isProtected, onFailure }: PdfPageProps) {
  const t = useTexts();
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [hasText, setHasText] = useState(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `onFailure` is new with each drawing and changes nothing
  useEffect(() => {
    if (width === 0) return;
    let current = true;
    let leave: (() => void) | undefined;
    const draw = async () => {
      const page = await pdf.getPage(number);
      if (!current || !canvas.current || !text.current) return;
      const scale = (width / page.getViewport({ scale: 1 }).width) * zoom;
      const drawing = drawPage(page, canvas.current, text.current, scale);
      leave = () => {
        drawing.cancel();
        // Decoded pictures of a page that is no longer looked at are given back, once its drawing has stopped.
        void drawing.done.catch(() => undefined).then(() => page.cleanup());
      };
      const drawn = await drawing.done;
      if (current) setHasText(drawn.hasText);
    };
    draw().catch(() => current && onFailure());
    return () => {
      current = false;
      leave?.();
    };
  }, [pdf, number, zoom, width]);

  return (
    <section
      aria-label={t('viewer.pageOf', { page: number, pages: pdf.numPages })}
      className="relative mx-auto w-fit"
      dir="ltr"
    >
      <canvas ref={canvas} className="block border border-line bg-paper" />
      <div ref={text} className="pdf-text" data-protected={isProtected || undefined} />
      {!hasText && <VisuallyHidden>{t('viewer.noText')}</VisuallyHidden>}
    </section>
  );
}
