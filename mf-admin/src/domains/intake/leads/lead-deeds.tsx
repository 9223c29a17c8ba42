import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useSeveral } from '../../../components/use-several.js';
import { useTexts } from '../../../texts.js';
import { markAnswered } from './api/answer-lead.js';
import { giveTo } from './api/change-lead.js';
import type { Lead } from './api/list-leads.js';

export interface LeadDeedsProps {
  chosen: readonly Lead[];
  onDone: () => void;
}

/** What is done with several leads at once. */
export function LeadDeeds({ chosen, onDone }: LeadDeedsProps) {
  const t = useTexts();
  const { session } = useShell();
  const { each, busy } = useSeveral<Lead>({
    queryKey: ['leads'],
    nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    done: (count) => t('leads.severalDone', { count }),
    failed: (names) => t('leads.severalFailed', { names }),
  });
  const unanswered = chosen.filter(({ status }) => status === 'new');
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
          onClick={() => void forEach(unanswered, ({ id }) => markAnswered(id))}
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
