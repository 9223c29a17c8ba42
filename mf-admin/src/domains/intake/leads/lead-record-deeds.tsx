import type { LeadRecord } from '@diwan/contracts/intake/leads/http';
import { useShell } from '@diwan/mf-kit';
import { Button, ButtonLink } from '@diwan/ui/button';
import { useKeptFocus } from '../../../components/use-kept-focus.js';
import { useTexts } from '../../../texts.js';
import { LeadMoves } from './lead-moves.js';
import { useAnswering } from './use-answering.js';

/** What can be done with a lead, as far as its state and the person allow. For people who may change leads. */
export function LeadRecordDeeds({ lead }: { lead: LeadRecord }) {
  const t = useTexts();
  const { can } = useShell();
  const answering = useAnswering();
  // What was pressed may be gone once it is done.
  const keptFocus = useKeptFocus(lead);
  return (
    <div {...keptFocus} className="flex flex-wrap gap-2">
      {answering.offered(lead) && (
        <Button
          size="small"
          icon="check"
          busy={answering.pending(lead)}
          busyLabel={t('leads.markingAnswered')}
          onClick={() => answering.mark(lead)}
        >
          {t('leads.markAnswered')}
        </Button>
      )}
      {can('client:write') && !lead.clientId && (
        <ButtonLink variant="secondary" size="small" icon="plus" href={`/admin/clients?from-lead=${lead.id}`}>
          {t('leads.makeClient')}
        </ButtonLink>
      )}
      <LeadMoves lead={lead} />
    </div>
  );
}
