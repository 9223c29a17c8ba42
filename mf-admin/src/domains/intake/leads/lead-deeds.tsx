import { isAwaitingAnswer } from '@diwan/contracts/intake/leads/lead-status';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useSeveral } from '../../../components/use-several.js';
import { useTexts } from '../../../texts.js';
import { markAnswered } from './api/answer-lead.js';
import { giveTo } from './api/change-lead.js';
import type { Lead } from './api/list-leads.js';
import { LEADS_SHOWN } from './leads-shown.js';

export interface LeadDeedsProps {
  chosen: readonly Lead[];
  onDone: () => void;
}

/** What is done with several leads at once. */
export function LeadDeeds({ chosen, onDone }: LeadDeedsProps) {
  const t = useTexts();
  const { session } = useShell();
  const { each, busy } = useSeveral<Lead>({
    queryKeys: LEADS_SHOWN,
    nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    done: (count) => t('leads.severalDone', { count }),
    failed: (names) => t('leads.severalFailed', { names }),
  });
  // What was asked further is read in the record first.
  const unanswered = chosen.filter((lead) => isAwaitingAnswer(lead) && !lead.furtherUnanswered);
  const me = session.person?.id;
  const toTake = chosen.filter(({ owner }) => owner?.id !== me);
  const forEach = async (leads: readonly Lead[], deed: (lead: Lead) => Promise<unknown>) => {
    await each(leads, deed);
    onDone();
  };
  return (
    <>
      {unanswered.length > 0 && (
        <Button
          size="small"
          icon="check"
          busy={busy}
          busyLabel={t('form.saving')}
          onClick={() => void forEach(unanswered, markAnswered)}
        >
          {t('leads.markAnswered')}
        </Button>
      )}
      {me && toTake.length > 0 && (
        <Button
          size="small"
          variant="secondary"
          icon="user"
          busy={busy}
          busyLabel={t('form.saving')}
          onClick={() => void forEach(toTake, (lead) => giveTo(lead, me))}
        >
          {t('leads.takeOver')}
        </Button>
      )}
    </>
  );
}
