import { Disclosure } from '@diwan/ui/disclosure';
import { DisclosureGroup } from '@diwan/ui/disclosure-context';
import { ActionLinks } from '../office/action-links.js';
import { Band } from './band.js';
import type { BlockOf } from './block-of.js';
import { DrawingOf } from './drawing-of.js';
import { MarkedList } from './list.block.js';
import { Paragraphs } from './rich-text.js';

type Item = BlockOf<'expanders'>['items'][number];

/** Cards that open a panel: none open at first, one at a time, `#id` opens one; all open without scripts (PUB-07, D-037). */
export function ExpandersBlock({ block }: { block: BlockOf<'expanders'> }) {
  return (
    <Band heading={block.heading} intro={block.intro}>
      <DisclosureGroup>
        <div className="border-t border-line">
          {block.items.map((item) => (
            <Disclosure key={item.id} id={item.id} headingLevel={3} summary={<Summary item={item} />}>
              <Panel panel={item.panel} />
            </Disclosure>
          ))}
        </div>
      </DisclosureGroup>
    </Band>
  );
}

function Summary({ item }: { item: Item }) {
  return (
    <span className="flex items-center gap-4">
      {item.drawing && (
        <span className="block size-14 shrink-0">
          <DrawingOf name={item.drawing} />
        </span>
      )}
      <span>
        <span className="pub-serif block text-xl">{item.title}</span>
        <span className="block text-base font-normal text-grey">{item.summary}</span>
      </span>
    </span>
  );
}

function Panel({ panel }: { panel: Item['panel'] }) {
  return (
    <div className="grid gap-6 pt-1">
      <Paragraphs texts={panel.paragraphs} />
      {panel.lists?.map(({ heading, items }) => (
        <div key={heading}>
          <h4 className="mb-2 font-sans text-base font-medium">{heading}</h4>
          <MarkedList marker="bullet" items={items} />
        </div>
      ))}
      <ActionLinks actions={panel.actions ?? []} />
    </div>
  );
}
