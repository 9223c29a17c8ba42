import { formatDate, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { CardSection } from '../../../../frame/record/card-section.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { useCases } from '../api/list-cases.js';
import { CaseStatusBadge } from '../case-status-badge.js';

const SHOWN = 5;

/** The newest cases of a client that are not closed, each with its next date. Nothing where there is none. */
export default function CurrentCases({ record }: RecordPartProps<'client'>) {
  const t = useTexts();
  const { language } = useShell();
  const { data } = useCases({ page: 1, clientId: record.id, limit: SHOWN });
  const current = (data?.items ?? []).filter(({ status }) => status !== 'closed');
  if (current.length === 0) return null;
  return (
    <CardSection title={t('cases.current')}>
      <ul className="divide-y divide-line border-y border-line">
        {current.map(({ id, title, status, nextDate }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <Link href={`/admin/cases/${id}`} look="plain" className="grow font-medium">
              <Isolate>{title}</Isolate>
            </Link>
            {nextDate && (
              <span className="text-sm text-grey">
                {t('cases.nextDate')}: {formatDate(nextDate, language)}
              </span>
            )}
            <CaseStatusBadge status={status} />
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
