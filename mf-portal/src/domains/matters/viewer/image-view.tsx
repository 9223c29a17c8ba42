import { Notice } from '@diwan/ui/notice';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../texts.js';
import { afterKey } from './pdf/view-keys.js';
import { useFingers } from './reading/use-fingers.js';
import { useZoom } from './reading/use-zoom.js';
import { FIT } from './reading/zoom.js';
import { ZoomButtons } from './reading/zoom-buttons.js';
import { ViewerMessage } from './viewer-frame.js';

interface ImageViewProps {
  blob: Blob;
  title: string;
  /** Makes copying by hand less handy, no more: the mark is in the picture itself (D-091). */
  isProtected: boolean;
}

/** A picture from the server: whole at first, closer by fingers, keys and buttons. */
export function ImageView({ blob, title, isProtected }: ImageViewProps) {
  const t = useTexts();
  const room = useRef<HTMLElement>(null);
  const [zoom, zoomTo] = useZoom(room);
  const [address, setAddress] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  useFingers(room, { zoom, onZoom: zoomTo });
  const onKeyDown = (event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    const next = hasModifier ? null : afterKey(event.key, { page: 1, zoom }, 1, 1);
    if (!next || next.zoom === zoom) return;
    event.preventDefault();
    zoomTo(next.zoom);
  };
  if (failed) {
    return (
      <ViewerMessage>
        <Notice tone="danger" role="alert">
          {t('viewer.unreadable')}
        </Notice>
      </ViewerMessage>
    );
  }
  return (
    <>
      <section
        ref={room}
        aria-label={t('viewer.document')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        dir="ltr"
        onKeyDown={onKeyDown}
        className="viewer-room"
      >
        {address && (
          <img
            src={address}
            alt={title}
            draggable={!isProtected}
            className={zoom === FIT ? 'viewer-picture' : 'viewer-picture viewer-picture--close'}
            style={zoom === FIT ? undefined : { inlineSize: `${zoom * 100}%` }}
            onError={() => setFailed(true)}
            onContextMenu={isProtected ? (event) => event.preventDefault() : undefined}
          />
        )}
      </section>
      <div className="viewer-tools">
        <ZoomButtons zoom={zoom} onZoom={zoomTo} />
      </div>
    </>
  );
}
