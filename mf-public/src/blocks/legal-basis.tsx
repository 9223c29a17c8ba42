import type { PublicFact } from '@diwan/contracts/site/facts/fact';
import { useTexts } from '../texts.js';
import { Band } from './band.js';
import { FactList } from './facts.block.js';

/** The statutes behind the statements in a page's running text, and how far each has been reviewed. */
export function LegalBasis({ facts }: { facts: readonly PublicFact[] }) {
  const t = useTexts();
  return (
    <Band heading={t('facts.basis')} intro={t('facts.basisIntro')}>
      <FactList facts={facts} />
    </Band>
  );
}
