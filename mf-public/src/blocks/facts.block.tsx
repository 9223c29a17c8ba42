import type { PublicFact } from '@diwan/contracts/site/facts/fact';
import { Link as RouterLink } from '@diwan/mf-kit';
import { Icon } from '@diwan/ui/icon';
import { VisuallyHidden } from '@diwan/ui/visually-hidden';
import type { ReactNode } from 'react';
import { Band } from '../prose/band.js';
import { factAnchor, noteAnchor, usePageReferences } from '../prose/page-context.js';
import { RichText } from '../prose/rich-text.js';
import { useTexts } from '../texts.js';
import type { BlockOf } from './block-of.js';
import { ReviewedLine, ReviewNote, reviewOf } from './fact-review.js';

/** Legal facts with value, statute and how far they are reviewed (PUB-10). */
export function FactsBlock({ block }: { block: BlockOf<'facts'> }) {
  const { facts, notes } = usePageReferences();
  // Values first, then as the text's notes are numbered: 7, 5, 2 down a column reads like a mistake.
  const place = ({ id, value }: PublicFact) => (value ? 0 : 1000) + (notes.get(id)?.number ?? 999);
  const shown = block.factIds.flatMap((id) => facts.get(id) ?? []).sort((one, other) => place(one) - place(other));
  if (shown.length === 0) return null;
  const list = <FactList facts={shown} withValues={shown.some(({ value }) => value)} />;
  return block.folded ? (
    <Folded block={block}>{list}</Folded>
  ) : (
    <Band layout="above" heading={block.heading} intro={block.intro}>
      {list}
    </Band>
  );
}

/** The same behind its heading: the browser opens it, without any script, also for whoever looks for a word in the page. */
function Folded({ block: { heading, intro }, children }: { block: BlockOf<'facts'>; children: ReactNode }) {
  return (
    <section className="pub-folded">
      <details className="pub-inner">
        <summary>
          <h2>{heading}</h2>
          <Icon name="chevron-down" />
        </summary>
        {intro && (
          <p className="mb-6 max-w-prose text-grey">
            <RichText text={intro} />
          </p>
        )}
        {children}
      </details>
    </section>
  );
}

/** Statements with their statutes; `withValues` adds the bare value of each that has one, in large. */
export function FactList({
  facts,
  withValues = false,
  withNote = true,
}: {
  facts: readonly PublicFact[];
  withValues?: boolean;
  /** How far they are reviewed is said here. */
  withNote?: boolean;
}) {
  const t = useTexts();
  const { notes } = usePageReferences();
  const review = reviewOf(facts);
  const columns = (fact: PublicFact) => (fact.value ? 'value' : 'no-value');
  return (
    <>
      {withNote && <ReviewNote review={review} />}
      <ul className="border-t border-line">
        {facts.map((fact) => (
          <li
            key={fact.id}
            id={factAnchor(fact.id)}
            className="pub-fact"
            data-columns={withValues ? columns(fact) : undefined}
          >
            {withValues && fact.value && <p className="pub-serif text-xl text-brass">{fact.value}</p>}
            <p>
              {notes.has(fact.id) && <span className="pub-note-number">{notes.get(fact.id)?.number}</span>}
              {fact.text}
              {review.kind === 'mixed' && !fact.reviewed && (
                <>
                  <span aria-hidden="true" className="pub-fact-open" />
                  <VisuallyHidden>{t('facts.pending')}</VisuallyHidden>
                </>
              )}
            </p>
            <div className="text-sm text-grey">
              <p>
                {fact.statute}
                {notes.has(fact.id) && (
                  <RouterLink to={`#${noteAnchor(fact.id)}`} className="pub-note-back">
                    <span aria-hidden="true">↩</span>
                    <VisuallyHidden>{t('facts.backToText')}</VisuallyHidden>
                  </RouterLink>
                )}
              </p>
              {review.kind === 'mixed' && fact.reviewed && <ReviewedLine reviewed={fact.reviewed} />}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
