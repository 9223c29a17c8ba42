import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { CardSection } from '../../../../frame/record/card-section.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { useRelatedCases } from '../api/related-cases.js';
import { CaseStatusBadge } from '../case-status-badge.js';

/** The case that this one belongs to, those that belong to it, and others that have to do with it. Nothing where there are none. */
export default function RelatedCases({ record }: RecordPartProps<'case'>) {
  const t = useTexts();
  const { data = [] } = useRelatedCases(record.id);
  if (data.length === 0) return null;
  return (
    <CardSection title={t('cases.related')}>
      <ul className="divide-y divide-line border-y border-line">
        {data.map(({ id, title, caseNumber, status, relation }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <span className="w-32 text-sm text-grey">{t(`caseRelation.${relation}`)}</span>
            <Link href={`/admin/cases/${id}`} look="plain" className="grow font-medium">
              <Isolate>{title}</Isolate>
            </Link>
            <Ltr className="text-sm text-grey">{caseNumber}</Ltr>
            <CaseStatusBadge status={status} />
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
