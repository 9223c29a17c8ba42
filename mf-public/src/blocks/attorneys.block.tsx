import { type Attorney, listAttorneys } from '@diwan/contracts/site/attorneys/http';
import { callApi } from '@diwan/mf-kit';
import { ErrorState } from '@diwan/ui/error-state';
import { useState } from 'react';
import { AttorneyFaces } from '../cards/attorney-faces.js';
import { AttorneyRow } from '../cards/attorney-row.js';
import { Band } from '../prose/band.js';
import { usePageReferences } from '../prose/page-context.js';
import { useTexts } from '../texts.js';
import type { BlockOf } from './block-of.js';

/** The lawyers whose profiles are published, a line that says where to turn meanwhile, or that they could not be had, with Retry. */
export default function AttorneysBlock({ block }: { block: BlockOf<'attorneys'> }) {
  return (
    <Band layout="above" heading={block.heading} intro={block.intro}>
      <Lawyers block={block} />
    </Band>
  );
}

function Lawyers({ block }: { block: BlockOf<'attorneys'> }) {
  const t = useTexts();
  const [retried, setRetried] = useState<Attorney[] | null>(null);
  const references = usePageReferences();
  const faces = block.brief ? (references.faces ?? retried) : null;
  const profiles = block.brief ? null : (references.attorneys ?? retried);
  const shown = faces ?? profiles;
  if (shown === null) {
    const retry = () => void callApi(listAttorneys).then(setRetried, () => undefined);
    return <ErrorState title={t('attorneys.failed')} retryLabel={t('retry')} onRetry={retry} headingLevel={3} />;
  }
  if (shown.length === 0) return <p className="max-w-prose">{block.emptyText}</p>;
  if (faces) return <AttorneyFaces attorneys={faces} />;
  return (
    <ul className="border-t border-line">
      {profiles?.map((attorney) => (
        <li key={attorney.slug} className="border-b border-line py-8">
          <AttorneyRow attorney={attorney} headingLevel={block.heading ? 3 : 2} />
        </li>
      ))}
    </ul>
  );
}
