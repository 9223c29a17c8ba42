import { useTexts } from '../../../texts.js';
import type { OwnCase } from './api/own-cases.js';
import { inOrder } from './case-order.js';
import { CaseRow } from './case-row.js';
import { NoCaseYet } from './no-case-yet.js';

interface CaseListProps {
  cases: readonly OwnCase[];
  /** Level of the titles in the page's outline. */
  headingLevel: 2 | 3;
}

/** A client's cases, what is under way first; what happens next for somebody who has none. */
export function CaseList({ cases, headingLevel }: CaseListProps) {
  const t = useTexts();
  if (cases.length === 0) return <NoCaseYet />;
  return (
    <ul aria-label={t('portal.cases')}>
      {inOrder(cases).map((legalCase) => (
        <CaseRow key={legalCase.id} legalCase={legalCase} headingLevel={headingLevel} />
      ))}
    </ul>
  );
}
