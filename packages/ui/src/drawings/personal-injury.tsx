import { Drawing, type DrawingProps } from './drawing.js';
import { CENTRE, khatam, polar, ring, spokes, wovenStar } from './geometry.js';

const [CRACK_FROM, CRACK_TO] = [polar(22, 50), polar(202, 50)];
/** The break through the wheel, from rim to rim, in short straight runs. */
const CRACK = `M${CRACK_FROM.join(' ')}L66 34 57 45 69 57 55 66 62 79 50 88 ${CRACK_TO.join(' ')}`;
/** Where it is held together again. */
const STITCHES = [
  [66, 34],
  [69, 57],
  [62, 79],
] as const;

/** A wheel with a break through it, held together by small stars: harm, and its repair. */
export function PersonalInjuryDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <circle cx="60" cy="60" r="50" />
      <circle cx="60" cy="60" r="44" className="ui-fine" />
      <path className="ui-fine" d={spokes(16, 26, 44)} />
      <path d={wovenStar(16, 5, 44, CENTRE, 11.25)} className="ui-fine" />
      <path d={khatam(26)} />
      <path className="ui-brass" d={CRACK} />
      <path className="ui-brass-fill" d={STITCHES.map((place) => khatam(4.2, place)).join('')} />
      {ring(16, 47).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="0.8" />
      ))}
    </Drawing>
  );
}
