import { Disclosure } from '@diwan/ui/disclosure';
import { DisclosureGroup } from '@diwan/ui/disclosure-context';
import { DrawingOf } from '../drawings/drawing-of.js';
import { ActionLinks } from '../office/action-links.js';
import { Band } from '../prose/band.js';
import { Paragraphs } from '../prose/rich-text.js';
import type { BlockOf } from './block-of.js';
import { MarkedList } from './list.block.js';

type Item = BlockOf<'expanders'>['items'][number];

/** Cards that open a panel: none open at first, one at a time, `#id` opens one; all open without scripts (PUB-07, D-037). */
export function ExpandersBlock({ block }: { block: BlockOf<'expanders'> }) {
  return (
    <Band heading={block.heading} intro={block.intro}>
      <DisclosureGroup>
        <div className="border-t border-line">
          {block.items.map((item) => (
            <Disclosure key={item.id} id={item.id} headingLevel={3} summary={<Summary item={item} />}>
              <Panel item={item} />
            </Disclosure>
          ))}
        </div>
      </DisclosureGroup>
    </Band>
  );
}

function Summary({ item }: { item: Item }) {
  return (
    <span>
      <span className="pub-serif block text-xl">{item.title}</span>
      <span className="block text-base font-normal text-grey">{item.summary}</span>
    </span>
  );
}

/** What the card holds: its text, with the drawing beside it where there is one. */
function Panel({ item: { panel, drawing } }: { item: Item }) {
  return (
    <div className="pub-panel">
      {drawing && (
        <div className="pub-panel__drawing">
          <DrawingOf name={drawing} />
        </div>
      )}
      <div className="grid gap-6">
        <Paragraphs texts={panel.paragraphs} />
        {panel.lists?.map(({ heading, items }) => (
          <div key={heading}>
            <h4 className="mb-2 font-sans text-base font-medium">{heading}</h4>
            <MarkedList marker="bullet" items={items} />
          </div>
        ))}
        <ActionLinks actions={panel.actions ?? []} />
      </div>
    </div>
  );
}
