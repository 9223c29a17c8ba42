import type { PublicFact } from '@diwan/contracts/site/facts/fact';
import { useShell } from '@diwan/mf-kit';
import { VisuallyHidden } from '@diwan/ui/visually-hidden';
import { useTexts } from '../texts.js';
import { Band } from './band.js';
import type { BlockOf } from './block-of.js';
import { ReviewedLine, ReviewNote, reviewOf } from './fact-review.js';
import { factAnchor, usePageReferences } from './page-context.js';

/** Legal facts with value, statute and how far they are reviewed (PUB-10). */
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

/** Statements with their statutes; `withValues` adds the bare value of each that has one, in large. */
export function FactList({ facts, withValues = false }: { facts: readonly PublicFact[]; withValues?: boolean }) {
  const { language } = useShell();
  const t = useTexts();
  const review = reviewOf(facts);
  const columns = (fact: PublicFact) => (fact.value ? 'value' : 'no-value');
  return (
    <>
      <ReviewNote review={review} />
      <ul className="border-t border-line">
        {facts.map((fact) => (
          <li
            key={fact.id}
            id={factAnchor(fact.id)}
            className="pub-fact"
            data-columns={withValues ? columns(fact) : undefined}
          >
            {withValues && fact.value && <p className="pub-serif text-xl text-brass">{fact.value[language]}</p>}
            <p>
              {fact.text[language]}
              {review.kind === 'mixed' && !fact.reviewed && (
                <>
                  <span aria-hidden="true" className="pub-fact-open" />
                  <VisuallyHidden>{t('facts.pending')}</VisuallyHidden>
                </>
              )}
            </p>
            <div className="text-sm text-grey">
              <p>{fact.statute[language]}</p>
              {review.kind === 'mixed' && fact.reviewed && <ReviewedLine reviewed={fact.reviewed} />}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
