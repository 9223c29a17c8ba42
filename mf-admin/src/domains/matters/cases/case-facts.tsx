import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import { formatDate, formatDateTime, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { DescriptionList } from '@diwan/ui/description-list';
import { Link } from '@diwan/ui/link';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.js';
import { CaseStatusBadge } from './case-status-badge.js';

/** All that is kept about a case. */
export function CaseFacts({ legalCase }: { legalCase: LegalCase }) {
  const t = useTexts();
  const { language } = useShell();
  const text = (value: string | null): ReactNode =>
    value ? <Isolate className="whitespace-pre-line">{value}</Isolate> : t('page.nothing');
  return (
    <DescriptionList
      items={[
        {
          label: t('cases.client'),
          value: (
            <Link href={`/admin/client-details/${legalCase.clientId}`}>
              <Isolate>{legalCase.clientName}</Isolate>
            </Link>
          ),
        },
        { label: t('cases.caseNumber'), value: <Ltr>{legalCase.caseNumber}</Ltr> },
        {
          label: t('cases.courtFileNumber'),
          value: legalCase.courtFileNumber ? <Ltr>{legalCase.courtFileNumber}</Ltr> : t('page.nothing'),
        },
        { label: t('cases.area'), value: t(`area.${legalCase.area}`) },
        { label: t('cases.status'), value: <CaseStatusBadge status={legalCase.status} /> },
        { label: t('cases.stage'), value: text(legalCase.stage) },
        { label: t('cases.description'), value: text(legalCase.description) },
        { label: t('cases.nextStep'), value: text(legalCase.nextStep) },
        {
          label: t('cases.nextDate'),
          value: legalCase.nextDate ? formatDateTime(legalCase.nextDate, language) : t('page.nothing'),
        },
        { label: t('cases.opposingParty'), value: text(legalCase.opposingParty) },
        { label: t('cases.opposingCounsel'), value: text(legalCase.opposingCounsel) },
        {
          label: t('cases.team'),
          value: text(legalCase.team.map(({ name }) => name).join(language === 'ar' ? '، ' : ', ')),
        },
        { label: t('cases.openedOn'), value: formatDate(legalCase.createdAt, language) },
      ]}
    />
  );
}
