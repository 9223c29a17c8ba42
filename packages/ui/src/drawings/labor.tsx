import { Drawing, type DrawingProps } from './drawing.js';
import { CENTRE, polygon, ring, star, wovenStar } from './geometry.js';

const SIDE = 20;
const CELLS = [CENTRE, ...ring(6, SIDE * Math.sqrt(3), CENTRE, 0)];

/** Cells of a comb: each holds its own star and leans on its neighbours. */
export function LaborDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      <path d={CELLS.map((cell) => polygon(6, SIDE, cell, 30)).join('')} />
      <path className="ui-fine" d={CELLS.map((cell) => wovenStar(6, 2, SIDE, cell, 30)).join('')} />
      <path
        d={CELLS.slice(1)
          .map((cell) => polygon(6, 6, cell, 0))
          .join('')}
      />
      <path className="ui-brass" d={star(6, SIDE * 0.86, SIDE * 0.5, CENTRE, 0)} />
      <path className="ui-brass-fill" d={polygon(6, 6)} />
    </Drawing>
  );
}
