import { Loaded } from '@diwan/desk-kit/loaded';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Button, ButtonLink } from '@diwan/ui/button';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { useTexts } from '../../../texts.js';
import { type LeadRecord, useLeadRecord } from './api/get-lead.js';
import type { Lead } from './api/list-leads.js';
import { LeadFacts } from './lead-facts.js';
import { LeadMoves } from './lead-moves.js';
import { LeadNote } from './lead-note.js';
import { LeadOwner } from './lead-owner.js';
import { LeadStatusBadge } from './lead-status-badge.js';
import { LeadTimeline } from './lead-timeline.js';
import type { Answering } from './use-answering.js';
import { useChangeLead } from './use-change-lead.js';

export interface LeadSheetProps {
  /** As the list or the last answer has it. */
  lead: Lead;
  answering: Answering;
  onClose: () => void;
}

/** One lead: how far it has come and where it may go, who takes care of it, all that the person said, and what happened since. */
export function LeadSheet({ lead: given, answering, onClose }: LeadSheetProps) {
  const t = useTexts();
  const { can } = useShell();
  const record = useLeadRecord(given.id);
  const changing = useChangeLead();
  const lead = record.data && record.data.version >= given.version ? record.data : given;
  return (
    <EditorSheet
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
      {() => (
        <div className="grid gap-6">
          <div className="grid gap-4">
            <p>
              <LeadStatusBadge status={lead.status} />
            </p>
            {can('lead:write') && <LeadMoves lead={lead} changing={changing} />}
            <LeadOwner lead={lead} changing={changing} />
            {can('lead:write') && can('client:write') && !lead.clientId && (
              <p>
                <ButtonLink variant="quiet" size="small" icon="plus" href={`/admin/clients?from-lead=${lead.id}`}>
                  {t('leads.makeClient')}
                </ButtonLink>
              </p>
            )}
          </div>
          <LeadFacts lead={lead} />
          <Loaded query={record} failed={t('leads.timelineFailed')}>
            {(read) => (
              <>
                <SamePhone others={read.samePhone} />
                <section className="grid gap-4">
                  <h3>{t('leads.timeline')}</h3>
                  <LeadTimeline lead={read} />
                </section>
              </>
            )}
          </Loaded>
          {can('lead:write') && <LeadNote lead={lead} changing={changing} />}
        </div>
      )}
    </EditorSheet>
  );
}

/** Other leads of the number. */
function SamePhone({ others }: { others: LeadRecord['samePhone'] }) {
  const t = useTexts();
  const { language } = useShell();
  if (others.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h3>{t('leads.samePhone')}</h3>
      <ul className="grid gap-2">
        {others.map(({ id, reference, status, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <Ltr>{reference}</Ltr>
            <span className="text-grey">{formatDate(createdAt, language)}</span>
            <LeadStatusBadge status={status} />
          </li>
        ))}
      </ul>
    </section>
  );
}
