import { Band } from '../prose/band.js';
import { RichText } from '../prose/rich-text.js';
import type { BlockOf } from './block-of.js';

/** Steps of a process: a numbered line, across on wide screens and down on phones. */
export function StepsBlock({ block }: { block: BlockOf<'steps'> }) {
  return (
    <Band layout="above" surface="mist" heading={block.heading} intro={block.intro}>
      <ol className="pub-steps" data-count={block.items.length}>
        {block.items.map(({ title, text }, index) => (
          <li key={title} className="pub-step">
            <span className="pub-step__number" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p className="mt-2 text-grey">
                <RichText text={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}
