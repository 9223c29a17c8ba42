import { create } from 'qrcode';
import { useMemo } from 'react';

/** Light modules around the code, which readers need. */
const QUIET = 4;

/** A QR code, drawn as one path: no image data and no HTML strings, which the content policy refuses. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    const dark = Array.from({ length: modules.size ** 2 }, (_, index) => index).filter((index) => modules.data[index]);
    const squares = dark.map((index) => `M${index % modules.size} ${Math.floor(index / modules.size)}h1v1h-1z`);
    return { size: modules.size, path: squares.join('') };
  }, [text]);
  const side = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      className="size-56 border border-line"
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
