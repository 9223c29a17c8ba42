import { Notice } from '@diwan/ui/notice';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../texts.js';

interface ImageViewProps {
  blob: Blob;
  title: string;
  /** Makes copying by hand less handy, no more: the mark is in the picture itself (D-091). */
  isProtected: boolean;
}

/** A picture from the server. */
export function ImageView({ blob, title, isProtected }: ImageViewProps) {
  const t = useTexts();
  const [address, setAddress] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  if (failed) {
    return (
      <Notice tone="danger" role="alert">
        {t('viewer.unreadable')}
      </Notice>
    );
  }
  return (
    address && (
      <img
        src={address}
        alt={title}
        draggable={!isProtected}
        className="mx-auto max-h-[80vh] w-auto max-w-full border border-line"
        onError={() => setFailed(true)}
        onContextMenu={isProtected ? (event) => event.preventDefault() : undefined}
      />
    )
  );
}
