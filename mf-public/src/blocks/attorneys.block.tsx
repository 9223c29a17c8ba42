import { AttorneyRow } from '../site/attorney-row.js';
import { Band } from './band.js';
import type { BlockOf } from './block-of.js';
import { usePageReferences } from './page-context.js';

/** The lawyers whose profiles are published, or a line that says where to turn meanwhile. */
export default function AttorneysBlock({ block }: { block: BlockOf<'attorneys'> }) {
  const { attorneys } = usePageReferences();
  return (
    <Band layout="above" heading={block.heading} intro={block.intro}>
      {attorneys.length === 0 ? (
        <p className="max-w-prose">{block.emptyText}</p>
      ) : (
        <ul className="border-t border-line">
          {attorneys.map((attorney) => (
            <li key={attorney.slug} className="border-b border-line py-8">
              <AttorneyRow attorney={attorney} headingLevel={block.heading ? 3 : 2} />
            </li>
          ))}
        </ul>
      )}
    </Band>
  );
}
