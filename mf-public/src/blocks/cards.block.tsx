import { ScreenPattern } from '@diwan/ui/drawings/screen-pattern';
import { Anchor } from '@diwan/ui/link-context';
import { DrawingOf } from '../drawings/drawing-of.js';
import { Band } from '../prose/band.js';
import { RichText } from '../prose/rich-text.js';
import type { BlockOf } from './block-of.js';

type Cards = BlockOf<'cards'>;
type CardItem = Cards['items'][number];

/** Cards: a wall of tiles where they have drawings, an index where they only lead on, plain columns otherwise. */
export function CardsBlock({ block }: { block: Cards }) {
  const { heading, intro, items } = block;
  if (items.some(({ drawing, features }) => drawing || features))
    return (
      <Band layout="above" heading={heading} intro={intro}>
        <Tiles items={items} />
      </Band>
    );
  if (items.every(({ href }) => href))
    return (
      <Band heading={heading} intro={intro}>
        <Index items={items} />
      </Band>
    );
  return (
    <Band layout="above" heading={heading} intro={intro}>
      <Columns items={items} />
    </Band>
  );
}

function Tiles({ items }: { items: readonly CardItem[] }) {
  const hasDrawings = items.some(({ drawing }) => drawing);
  return (
    <ul className="pub-tiles" data-count={items.length}>
      {items.map((item) => (
        <li key={item.title} className="pub-tile" data-leads={Boolean(item.href)}>
          {hasDrawings && (
            <div className="pub-tile__drawing">
              {item.drawing ? <DrawingOf name={item.drawing} /> : <ScreenPattern />}
            </div>
          )}
          <div>
            <h3>
              <CardTitle item={item} />
            </h3>
            <p className="mt-2 text-grey">
              <RichText text={item.text} />
            </p>
            {item.features && (
              <ul className="mt-4 grid gap-1 text-sm">
                {item.features.map((feature) => (
                  <li key={feature} className="flex gap-3">
                    <span className="pub-mark" data-marker="bullet" aria-hidden="true" />
                    {feature}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Index({ items }: { items: readonly CardItem[] }) {
  return (
    <ul className="border-t border-line">
      {items.map((item) => (
        <li key={item.title} className="pub-row">
          <h3 className="text-lg">
            <CardTitle item={item} />
          </h3>
          <p className="mt-1 text-grey">
            <RichText text={item.text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Columns({ items }: { items: readonly CardItem[] }) {
  return (
    <ul className="pub-columns" data-count={items.length}>
      {items.map((item) => (
        <li key={item.title} className="border-t-2 border-cedar pt-5">
          <h3>
            <CardTitle item={item} />
          </h3>
          <p className="mt-2 text-grey">
            <RichText text={item.text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A card with a destination is a link as a whole: the title's link reaches over it. */
function CardTitle({ item }: { item: CardItem }) {
  if (!item.href) return item.title;
  return (
    <Anchor href={item.href} className="pub-cover">
      {item.title}
    </Anchor>
  );
}
