import type { PublicFact } from '@diwan/contracts/site/facts/fact';
import { useLocation } from '@diwan/mf-kit';
import { Icon } from '@diwan/ui/icon';
import { useEffect, useRef } from 'react';
import { Band } from '../prose/band.js';
import { factAnchor } from '../prose/page-context.js';
import { useTexts } from '../texts.js';
import { ReviewNote, reviewOf } from './fact-review.js';
import { FactList } from './facts.block.js';

/**
 * The statutes behind the statements in a page's running text, and how far each has been reviewed. Folded: the statements themselves stand in
 * the text, and the number beside one opens its note. How far they are reviewed is said in any case (D-047).
 */
export function LegalBasis({ facts }: { facts: readonly PublicFact[] }) {
  const t = useTexts();
  const { hash } = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const asked = facts.find(({ id }) => `#${factAnchor(id)}` === hash);
    if (!asked || !details.current) return;
    details.current.open = true;
    document.getElementById(factAnchor(asked.id))?.scrollIntoView();
  }, [hash, facts]);
  return (
    <Band heading={t('facts.basis')} intro={t('facts.basisIntro')}>
      <ReviewNote review={reviewOf(facts)} />
      <details ref={details} className="pub-basis">
        <summary>
          {t('facts.basisShow', { count: facts.length })}
          <Icon name="chevron-down" />
        </summary>
        <FactList facts={facts} withNote={false} />
      </details>
    </Band>
  );
}
