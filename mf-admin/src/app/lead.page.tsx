import { CONTACT_AREAS } from '@diwan/contracts/site/practice-areas/practice-area';
import { CopyText } from '@diwan/desk-kit/copy-text';
import { formatPhone, useNavigate, useParams, useShell } from '@diwan/mf-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isNotFound } from '../components/is-not-found.js';
import { leadKey, useLead } from '../domains/intake/leads/api/get-lead.js';
import { LeadFacts } from '../domains/intake/leads/lead-facts.js';
import { LeadRecordDeeds } from '../domains/intake/leads/lead-record-deeds.js';
import { LeadState } from '../domains/intake/leads/lead-status-badge.js';
import { NotGiven } from '../domains/intake/leads/not-given.js';
import { useMayChange } from '../domains/intake/leads/use-may-change.js';
import { RecordPage } from '../frame/record/record-page.js';
import { useTexts } from '../texts.js';

/** One request for a consultation, with what every noun has to say about it (LEAD-06). */
export default function LeadPage() {
  const { id = '' } = useParams();
  const t = useTexts();
  const { can } = useShell();
  const mayChange = useMayChange();
  const query = useLead(id);
  if (isNotFound(query.error) && !can('lead:read')) return <NotGiven />;
  if (query.data && query.data.id !== id) return <ToLeadOfRequest requestId={id} leadId={query.data.id} />;
  return (
    <RecordPage
      kind="lead"
      kindName={t('leads.one')}
      href={`/admin/leads/${id}`}
      query={query}
      failed={t('leads.fetchOneFailed')}
      look={(lead) => ({
        title: `${lead.firstName} ${lead.lastName}`,
        state: <LeadState lead={lead} />,
        facts: [
          <CopyText key="reference" text={lead.reference} />,
          <CopyText key="phone" text={lead.phone} shown={formatPhone(lead.phone)} />,
          t(`area.${CONTACT_AREAS[lead.area]}`),
        ],
        deeds: mayChange(lead) && <LeadRecordDeeds lead={lead} />,
        aside: { title: t('leads.facts'), content: <LeadFacts lead={lead} /> },
      })}
    />
  );
}

/** The address of a further request shows the lead that it adds to. That is not kept: it may be a lead of its own the next time. */
function ToLeadOfRequest({ requestId, leadId }: { requestId: string; leadId: string }) {
  const { view } = useParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  useEffect(() => {
    navigate(`/admin/leads/${leadId}${view ? `/${view}` : ''}`, { replace: true });
    return () => queries.removeQueries({ queryKey: leadKey(requestId) });
  }, [navigate, queries, leadId, requestId, view]);
  return null;
}
