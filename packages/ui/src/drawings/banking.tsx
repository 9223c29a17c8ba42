import { Drawing, type DrawingProps } from './drawing.js';
import { khatam, ring } from './geometry.js';

const COINS = ring(16, 26);

/** Coins laid over one another until they engrave a banknote's rosette. */
export function BankingDrawing(props: DrawingProps) {
  return (
    <Drawing {...props}>
      {COINS.map(([x, y], index) => (
        <circle
          key={`${x},${y}`}
          className={index % 2 ? 'ui-fine' : undefined}
          cx={x.toFixed(2)}
          cy={y.toFixed(2)}
          r="26"
        />
      ))}
      <circle className="ui-brass" cx="60" cy="60" r="55" />
      <circle cx="60" cy="60" r="52" />
      <path className="ui-brass-fill" d={khatam(5)} />
    </Drawing>
  );
}
