import { CONTACT_AREAS } from '@diwan/contracts/site/practice-areas/practice-area';
import { CopyText } from '@diwan/desk-kit/copy-text';
import { formatPhone, useParams, useShell } from '@diwan/mf-kit';
import { useLead } from '../domains/intake/leads/api/get-lead.js';
import { LeadFacts } from '../domains/intake/leads/lead-facts.js';
import { LeadRecordDeeds } from '../domains/intake/leads/lead-record-deeds.js';
import { LeadStatusBadge } from '../domains/intake/leads/lead-status-badge.js';
import { RecordPage } from '../frame/record/record-page.js';
import { useTexts } from '../texts.js';

/** One request for a consultation, with what every noun has to say about it (LEAD-06). */
export default function LeadPage() {
  const { id = '' } = useParams();
  const t = useTexts();
  const { can } = useShell();
  const query = useLead(id);
  return (
    <RecordPage
      kind="lead"
      kindName={t('leads.one')}
      href={`/admin/leads/${id}`}
      query={query}
      failed={t('leads.fetchOneFailed')}
      look={(lead) => ({
        title: `${lead.firstName} ${lead.lastName}`,
        state: <LeadStatusBadge status={lead.status} />,
        facts: [
          <CopyText key="reference" text={lead.reference} />,
          <CopyText key="phone" text={lead.phone} shown={formatPhone(lead.phone)} />,
          t(`area.${CONTACT_AREAS[lead.area]}`),
        ],
        deeds: can('lead:write') && <LeadRecordDeeds lead={lead} />,
        aside: { title: t('leads.facts'), content: <LeadFacts lead={lead} /> },
      })}
    />
  );
}
