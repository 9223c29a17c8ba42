import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import { formatDate, formatDateTime, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { DescriptionList } from '@diwan/ui/description-list';
import { Link } from '@diwan/ui/link';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.js';

/** All that is kept about a case. */
export function CaseFacts({ legalCase }: { legalCase: LegalCase }) {
  const t = useTexts();
  const { language } = useShell();
  const text = (value: string | null): ReactNode =>
    value ? <Isolate className="whitespace-pre-line">{value}</Isolate> : t('page.nothing');
  return (
    <DescriptionList
      items={[
        { label: t('cases.clients'), value: <ClientLinks clients={legalCase.clients} /> },
        { label: t('cases.caseNumber'), value: <Ltr>{legalCase.caseNumber}</Ltr> },
        { label: t('cases.court'), value: text(legalCase.court[language]) },
        {
          label: t('cases.courtFileNumber'),
          value: legalCase.courtFileNumber ? <Ltr>{legalCase.courtFileNumber}</Ltr> : t('page.nothing'),
        },
        { label: t('cases.area'), value: t(`area.${legalCase.area}`) },
        ...(legalCase.statusReason ? [{ label: t('cases.statusReason'), value: text(legalCase.statusReason) }] : []),
        { label: t('cases.description'), value: text(legalCase.description) },
        {
          label: t('cases.waitingFor'),
          value: legalCase.waitingFor ? t(`waitingFor.${legalCase.waitingFor}`) : t('cases.waitingForNobody'),
        },
        { label: t('cases.nextStep'), value: text(legalCase.nextStep) },
        {
          label: t('cases.nextDate'),
          value: legalCase.nextDate ? formatDateTime(legalCase.nextDate, language) : t('page.nothing'),
        },
        { label: t('cases.nextAction'), value: text(legalCase.nextAction) },
        {
          label: t('cases.team'),
          value:
            legalCase.team.length === 0 ? (
              t('page.nothing')
            ) : (
              <ul>
                {legalCase.team.map(({ id, name, role }) => (
                  <li key={id}>
                    <Isolate>{name}</Isolate> <span className="text-grey">{t(`teamRole.${role}`)}</span>
                  </li>
                ))}
              </ul>
            ),
        },
        { label: t('cases.openedOn'), value: formatDate(legalCase.createdAt, language) },
      ]}
    />
  );
}

function ClientLinks({ clients }: Pick<LegalCase, 'clients'>) {
  const t = useTexts();
  return (
    <ul>
      {clients.map(({ id, name, role, isKeptAway }) => (
        <li key={id}>
          <Link href={`/admin/client-details/${id}`}>
            <Isolate>{name}</Isolate>
          </Link>{' '}
          {role && <span className="text-grey">{t(`clientRole.${role}`)}</span>}{' '}
          {isKeptAway && <Badge tone="warning">{t('cases.keptAway')}</Badge>}
        </li>
      ))}
    </ul>
  );
}
