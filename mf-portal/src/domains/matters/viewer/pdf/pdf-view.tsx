import { useShell } from '@diwan/mf-kit';
import { ErrorState } from '@diwan/ui/error-state';
import { Skeleton } from '@diwan/ui/skeleton';
import { VisuallyHidden } from '@diwan/ui/visually-hidden';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTexts } from '../../../../texts.js';
import type { ArrivingFile } from '../api/open-bytes.js';
import { PdfPage } from './pdf-page.js';
import { PdfToolbar } from './pdf-toolbar.js';
import { usePdf } from './use-pdf.js';
import { useWidth } from './use-width.js';
import { afterKey, type View } from './view-keys.js';
import { FIT, zoomIn, zoomOut } from './zoom.js';

export { startReader } from './open-pdf.js';

interface PdfViewProps {
  file: ArrivingFile;
  /** Makes copying by hand less handy, no more: the mark is in the pages themselves, and screen readers read them as ever (D-091). */
  isProtected: boolean;
}

/** A PDF, page by page. */
export default function PdfView({ file, isProtected }: PdfViewProps) {
  const t = useTexts();
  const opened = usePdf(file);
  const [failed, setFailed] = useState(false);
  if (opened.state === 'failed' || failed) {
    return (
      <ErrorState title={t('viewer.unreadable')}>
        <p>{t('viewer.unreadableText')}</p>
      </ErrorState>
    );
  }
  if (opened.state === 'opening') return <Skeleton label={t('viewer.loading')} bars={[{ shape: 'block' }]} />;
  return <Pages pdf={opened.pdf} isProtected={isProtected} onFailure={() => setFailed(true)} />;
}

function Pages({ pdf, isProtected, onFailure }: { pdf: PDFDocumentProxy; isProtected: boolean; onFailure(): void }) {
  const t = useTexts();
  const { language } = useShell();
  const [view, setView] = useState<View>({ page: 1, zoom: FIT });
  const room = useRef<HTMLElement>(null);
  const width = useWidth(room);
  const { page, zoom } = view;
  const pages = pdf.numPages;

  const look = (next: View) => {
    setView(next);
    if (next.page !== page) room.current?.scrollTo?.({ top: 0 });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    const next = hasModifier ? null : afterKey(event.key, view, pages, language === 'ar' ? -1 : 1);
    if (!next) return;
    event.preventDefault();
    look(next);
  };

  return (
    <div className="grid gap-3">
      <PdfToolbar
        page={page}
        pages={pages}
        zoom={zoom}
        canZoomIn={zoomIn(zoom) !== zoom}
        canZoomOut={zoomOut(zoom) !== zoom}
        onPage={(wanted) => look({ page: wanted, zoom })}
        onZoomIn={() => look({ page, zoom: zoomIn(zoom) })}
        onZoomOut={() => look({ page, zoom: zoomOut(zoom) })}
        onFit={() => look({ page, zoom: FIT })}
      />
      <VisuallyHidden role="status">{t('viewer.pageOf', { page, pages })}</VisuallyHidden>
      <section
        ref={room}
        aria-label={t('viewer.document')}
        aria-describedby="viewer-keys"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls and turns by keys must be reachable by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        onContextMenu={isProtected ? (event) => event.preventDefault() : undefined}
        className="max-h-[85vh] overflow-auto bg-mist"
      >
        <PdfPage pdf={pdf} number={page} zoom={zoom} width={width} isProtected={isProtected} onFailure={onFailure} />
      </section>
      <p id="viewer-keys" className="text-sm text-grey">
        {t('viewer.keys')}
      </p>
    </div>
  );
}
