import { CONTACT_AREAS } from '@diwan/contracts/site/practice-area';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { DescriptionList } from '@diwan/ui/description-list';
import { Link } from '@diwan/ui/link';
import { PhoneLinks } from '../../components/phone-links.js';
import { SideSheet } from '../../components/side-sheet.js';
import { useTexts } from '../../texts.js';
import type { Lead } from './api/list-leads.js';
import { LeadStatusBadge } from './lead-status-badge.js';
import { RespondBy } from './respond-by.js';
import type { Answering } from './use-answering.js';

export interface LeadSheetProps {
  lead: Lead;
  answering: Answering;
  onClose: () => void;
}

/** All that a person said when they asked for a consultation, and whether they got an answer. */
export function LeadSheet({ lead, answering, onClose }: LeadSheetProps) {
  const t = useTexts();
  const { language } = useShell();
  const { answered } = lead;
  return (
    <SideSheet
      onClose={onClose}
      title={<Isolate>{`${lead.firstName} ${lead.lastName}`}</Isolate>}
      description={<Ltr>{lead.reference}</Ltr>}
      footer={
        answering.offered(lead) && (
          <Button
            icon="check"
            busy={answering.pending(lead)}
            busyLabel={t('leads.markingAnswered')}
            onClick={() => answering.mark(lead)}
          >
            {t('leads.markAnswered')}
          </Button>
        )
      }
    >
      <DescriptionList
        items={[
          { label: t('leads.status'), value: <LeadStatusBadge status={lead.status} /> },
          { label: t('leads.respondBy'), value: <RespondBy lead={lead} /> },
          ...(answered
            ? [
                { label: t('leads.answeredOn'), value: formatDateTime(answered.at, language) },
                {
                  label: t('leads.answeredBy'),
                  value: answered.by.name === null ? t('page.nothing') : <Isolate>{answered.by.name}</Isolate>,
                },
              ]
            : []),
          { label: t('leads.phone'), value: <PhoneLinks phone={lead.phone} whatsapp /> },
          {
            label: t('leads.email'),
            value: lead.email ? (
              <Link href={`mailto:${lead.email}`}>
                <Ltr>{lead.email}</Ltr>
              </Link>
            ) : (
              t('page.nothing')
            ),
          },
          { label: t('leads.area'), value: t(`area.${CONTACT_AREAS[lead.area]}`) },
          {
            label: t('leads.message'),
            value: lead.message ? <Isolate className="whitespace-pre-line">{lead.message}</Isolate> : t('page.nothing'),
          },
          { label: t('leads.channel'), value: t(`channel.${lead.channel}`) },
          { label: t('leads.language'), value: t(`language.${lead.language}`) },
          { label: t('leads.source'), value: <Ltr>{lead.source}</Ltr> },
          { label: t('leads.receivedOn'), value: formatDateTime(lead.createdAt, language) },
        ]}
      />
    </SideSheet>
  );
}
