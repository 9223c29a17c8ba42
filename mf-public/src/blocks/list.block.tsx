import { Icon } from '@diwan/ui/icon';
import { Band } from '../prose/band.js';
import { RichText } from '../prose/rich-text.js';
import type { BlockOf } from './block-of.js';

type List = BlockOf<'list'>;

/** A list between hairlines, its heading in the margin. */
export function ListBlock({ block }: { block: List }) {
  return (
    <Band heading={block.heading} intro={block.intro}>
      <MarkedList marker={block.marker} items={block.items} />
    </Band>
  );
}

/** Two lists that follow each other stand side by side: for and against, features and uses. */
export function ListPair({ blocks }: { blocks: readonly [List, List] }) {
  return (
    <Band layout="above">
      <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
        {blocks.map((block) => (
          <HeadedList key={block.heading} block={block} />
        ))}
      </div>
    </Band>
  );
}

function HeadedList({ block }: { block: List }) {
  return (
    <section>
      <h2 className="mb-4">{block.heading}</h2>
      {block.intro && (
        <p className="mb-4 text-grey">
          <RichText text={block.intro} />
        </p>
      )}
      <MarkedList marker={block.marker} items={block.items} />
    </section>
  );
}

/** Items with a brass mark before each. */
export function MarkedList({ marker, items }: { marker: List['marker']; items: readonly string[] }) {
  const Element = marker === 'number' ? 'ol' : 'ul';
  return (
    <Element className="border-t border-line">
      {items.map((item, index) => (
        <li key={item} className="flex gap-4 border-b border-line py-3.5">
          <span className="pub-mark" data-marker={marker} aria-hidden="true">
            {marker === 'check' ? <Icon name="check" /> : marker === 'number' ? index + 1 : null}
          </span>
          <span className="min-w-0">
            <RichText text={item} />
          </span>
        </li>
      ))}
    </Element>
  );
}
