import { Drawing, type DrawingProps } from './drawing.js';
import { arch, khatam, lines } from './geometry.js';

/** Seams of the roof, closer together at its ridge. */
const TILES = lines(
  [22, 34, 46, 60, 74, 86, 98].map((x) => [
    [60 + (x - 60) * 0.52, 16],
    [x, 42],
  ]),
);

/** The three arches of a house of Beirut, under its tiled roof. */
export function RealEstateDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d="M10 42L34 16H86L110 42Z" />
      <path className="ui-fine" d={`${TILES}M22 29H98`} />
      <path d="M16 42V108H104V42M8 108H112M8 113H112" />
      <path d={arch(37, 108, 20, 46) + arch(60, 108, 24, 58) + arch(83, 108, 20, 46)} />
      <path className="ui-fine" d={arch(37, 108, 14, 40) + arch(60, 108, 18, 51) + arch(83, 108, 14, 40)} />
      <path className="ui-fine" d="M30 92H44M51 92H69M76 92H90M37 70V108M60 82V108M83 70V108" />
      <path className="ui-brass" d={khatam(7, [60, 71])} />
      <path className="ui-brass-fill" d={khatam(2.6, [60, 71])} />
    </Drawing>
  );
}
