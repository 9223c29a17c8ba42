import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { Facts } from '../../../frame/facts.js';
import { useTexts } from '../../../texts.js';
import type { OwnCase } from './api/own-cases.js';
import { useCaseFacts } from './case-facts.js';
import { CaseStatus } from './case-status.js';

/** A case in the list: what it is, where it stands, and the way to everything about it. */
export function CaseRow({ legalCase, headingLevel }: { legalCase: OwnCase; headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  const t = useTexts();
  const { id, title, caseNumber, status, description } = legalCase;
  return (
    <li className="relative grid gap-4 border-b border-line py-6 first:pt-0 last:border-b-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <Heading className="text-lg">
            <Link href={`/client-portal/cases/${id}`} look="plain" className="after:absolute after:inset-0">
              <Isolate>{title}</Isolate>
            </Link>
          </Heading>
          <p className="text-sm text-grey">
            {t('case.number')}
            <Ltr>{caseNumber}</Ltr>
          </p>
        </div>
        <CaseStatus status={status} />
      </div>
      {description && (
        <p dir="auto" className="line-clamp-3 max-w-prose whitespace-pre-line">
          {description}
        </p>
      )}
      <Facts items={useCaseFacts(legalCase)} />
    </li>
  );
}
