import type { LegalFact } from '@diwan/contracts/site/facts/fact';
import { formatDate, useShell } from '@diwan/mf-kit';
import { useTexts } from '../texts.js';
import { Band } from './band.js';
import type { BlockOf } from './block-of.js';
import { factAnchor, usePageReferences } from './page-context.js';

/** Legal facts with value, statute and review state (PUB-10). */
export function FactsBlock({ block }: { block: BlockOf<'facts'> }) {
  const { facts } = usePageReferences();
  const shown = block.factIds.flatMap((id) => facts.get(id) ?? []);
  if (shown.length === 0) return null;
  return (
    <Band layout="above" heading={block.heading} intro={block.intro}>
      <FactList facts={shown} withValues={shown.some(({ value }) => value)} />
    </Band>
  );
}

/** Statements with their statutes; `withValues` adds the bare value of each, in large. */
export function FactList({ facts, withValues = false }: { facts: readonly LegalFact[]; withValues?: boolean }) {
  const { language } = useShell();
  return (
    <ul className="border-t border-line">
      {facts.map((fact) => (
        <li key={fact.id} id={factAnchor(fact.id)} className="pub-fact" data-values={withValues}>
          {withValues && <p className="pub-serif text-xl text-brass">{fact.value?.[language] ?? '§'}</p>}
          <p>{fact.text[language]}</p>
          <div className="text-sm text-grey">
            <p>{fact.statute[language]}</p>
            <ReviewState fact={fact} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Never silent about what no lawyer has signed off (D-047). */
function ReviewState({ fact }: { fact: LegalFact }) {
  const t = useTexts();
  const { language } = useShell();
  if (fact.reviewState === 'unreviewed' || !fact.reviewedOn) return <p>{t('facts.pending')}</p>;
  const date = formatDate(fact.reviewedOn, language);
  return (
    <p>{fact.reviewedBy ? t('facts.reviewedBy', { name: fact.reviewedBy, date }) : t('facts.reviewed', { date })}</p>
  );
}
