import { formatDate, useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { CardSection } from '../../../../frame/record/card-section.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { LeadStatusBadge } from '../lead-status-badge.js';

/** Other leads of the number, newest first. Nothing where there are none. */
export default function SamePhone({ record: { samePhone } }: RecordPartProps<'lead'>) {
  const t = useTexts();
  const { language } = useShell();
  if (samePhone.length === 0) return null;
  return (
    <CardSection title={t('leads.samePhone')}>
      <ul className="divide-y divide-line border-y border-line">
        {samePhone.map(({ id, reference, status, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <Link href={`/admin/leads/${id}`} look="plain" className="font-medium">
              <Ltr>{reference}</Ltr>
            </Link>
            <span className="grow text-sm text-grey">{formatDate(createdAt, language)}</span>
            <LeadStatusBadge status={status} />
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
