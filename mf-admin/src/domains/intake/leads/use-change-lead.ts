import type { LeadRecord } from '@diwan/contracts/intake/leads/http';
import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { leadKey } from './api/get-lead.js';
import { LEADS_SHOWN } from './leads-shown.js';
import { whyRefused } from './why-refused.js';

interface Change {
  send: () => Promise<LeadRecord>;
  /** Leaves the record, which the person may not read any more once it has changed. */
  leave?: ((changed: LeadRecord) => void) | undefined;
}

/**
 * Changes of a lead, one at a time: says what failed and shows the record as it is then. When somebody else changed it first, it is read
 * again, so that the person decides by what is there now (D-129).
 */
export function useChangeLead() {
  const t = useTexts();
  const say = useSay();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ send }: Change) => send(),
    onSuccess: (record, { leave }) => {
      say.forgetFailure();
      queries.setQueryData(leadKey(record.id), record);
      leave?.(record);
    },
    onError: (error) => {
      const reason = whyRefused(error);
      say.failed(t('leads.changeFailed'), error, reason && t(reason));
    },
    onSettled: (record, _fault, { leave }) => {
      if (!leave || !record) return Promise.all(LEADS_SHOWN.map((queryKey) => queries.invalidateQueries({ queryKey })));
      // What is left may not be read any more: nothing on its page is asked for again while the next one is fetched.
      const left = hashKey(leadKey(record.id));
      const predicate = ({ queryHash }: { queryHash: string }) => queryHash !== left;
      for (const queryKey of LEADS_SHOWN) queries.removeQueries({ queryKey, type: 'inactive', predicate });
      return Promise.all(
        LEADS_SHOWN.map((queryKey) => queries.refetchQueries({ queryKey, type: 'active', predicate })),
      );
    },
  });
  return {
    pending: isPending,
    /** Whether it worked. */
    change: (send: Change['send'], leave?: Change['leave']): Promise<boolean> =>
      mutateAsync({ send, leave }).then(
        () => true,
        () => false,
      ),
  };
}
