import { useShell } from '@diwan/mf-kit';
import { VisuallyHidden } from '@diwan/ui/visually-hidden';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../texts.js';
import { useFingers } from '../reading/use-fingers.js';
import { useZoom } from '../reading/use-zoom.js';
import { PdfPage } from './pdf-page.js';
import { PdfToolbar } from './pdf-toolbar.js';
import { SearchBar } from './search-bar.js';
import { useSearch } from './use-search.js';
import { useSettled } from './use-settled.js';
import { useSight } from './use-sight.js';
import { useWidth } from './use-width.js';
import { afterKey } from './view-keys.js';

interface PagesProps {
  pdf: PDFDocumentProxy;
  /** Of the first page, height by width. */
  shape: number;
  /** Of the whole document. */
  pages: number;
  isProtected: boolean;
  onFailure(): void;
}

/** Pages beyond what is seen that are drawn ahead, before and after. */
const AHEAD = 1;
/** A page that fits is no wider than this, in pixels: longer lines are hard to read. */
const WIDEST = 900;
/** Pages are drawn sharp again this long after the last change of zoom, in milliseconds. */
const SHARPEN_MS = 150;
const NOTHING: readonly number[] = [];

/** The pages of a PDF below one another. Only those in sight and their neighbours are drawn: the memory of the others is given back. */
export function Pages({ pdf, shape, pages, isProtected, onFailure }: PagesProps) {
  const t = useTexts();
  const { language } = useShell();
  const room = useRef<HTMLElement>(null);
  const [zoom, zoomTo] = useZoom(room);
  const roomWidth = useWidth(room);
  const width = Math.floor(Math.min(roomWidth, WIDEST) * zoom);
  const drawnWidth = useSettled(width, SHARPEN_MS, (first) => first === 0);
  const [shapes, setShapes] = useState(() => Array.from({ length: pages }, () => shape));
  const { sight, goTo } = useSight(room, shapes, width);
  const forward = language === 'ar' ? -1 : 1;

  const onShape = useCallback((number: number, own: number) => {
    setShapes((known) => (known[number - 1] === own ? known : known.with(number - 1, own)));
  }, []);
  useFingers(room, {
    zoom,
    onZoom: zoomTo,
    onSwipe: (direction) => goTo(clamp(sight.page - direction * forward, pages)),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    const next = hasModifier ? null : afterKey(event.key, { page: sight.page, zoom }, pages, forward);
    if (!next) return;
    event.preventDefault();
    if (next.zoom !== zoom) zoomTo(next.zoom);
    if (next.page !== sight.page) goTo(next.page);
  };

  const [words, setWords] = useState<string | null>(null);
  const search = useSearch(pdf, words ?? '');
  const [hit, setHit] = useState(0);
  const shown = search.hits[hit];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the hit leads, once
  useEffect(() => {
    if (shown && shown.page !== sight.page) goTo(shown.page);
  }, [shown?.page, shown?.pieces]);
  const look = (typed: string | null) => {
    setHit(0);
    setWords(typed);
  };
  const step = (by: 1 | -1) =>
    setHit((now) => (search.hits.length > 0 ? (now + by + search.hits.length) % search.hits.length : 0));

  return (
    <>
      {words !== null && (
        <SearchBar
          words={words}
          search={search}
          current={hit}
          onWords={look}
          onStep={step}
          onClose={() => {
            look(null);
            room.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <VisuallyHidden role="status">{t('viewer.pageOf', { page: sight.page, pages })}</VisuallyHidden>
      <section
        ref={room}
        aria-label={t('viewer.document')}
        aria-describedby="viewer-keys"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls and turns by keys must be reachable by keyboard
        tabIndex={0}
        dir="ltr"
        onKeyDown={onKeyDown}
        onContextMenu={isProtected ? (event) => event.preventDefault() : undefined}
        className="viewer-room"
      >
        <div className="viewer-sheet" style={{ inlineSize: width || '100%' }}>
          {shapes.map((own, index) => (
            <PdfPage
              // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other name than their number
              key={index}
              pdf={pdf}
              number={index + 1}
              pages={pages}
              shape={own}
              width={drawnWidth}
              near={index + 1 >= sight.first - AHEAD && index + 1 <= sight.last + AHEAD}
              isProtected={isProtected}
              found={shown?.page === index + 1 ? shown.pieces : NOTHING}
              onShape={onShape}
              onFailure={onFailure}
            />
          ))}
        </div>
      </section>
      <PdfToolbar page={sight.page} pages={pages} zoom={zoom} onPage={goTo} onZoom={zoomTo} onSearch={() => look('')} />
      <VisuallyHidden id="viewer-keys">{t('viewer.keys')}</VisuallyHidden>
    </>
  );
}

const clamp = (page: number, pages: number) => Math.min(pages, Math.max(1, page));
