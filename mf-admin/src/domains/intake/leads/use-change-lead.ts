import type { LeadRecord } from '@diwan/contracts/intake/leads/http';
import { ApiProblem } from '@diwan/mf-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { leadKey } from './api/get-lead.js';
import { LEADS_SHOWN } from './leads-shown.js';

/**
 * Changes of a lead, one at a time: says what failed and shows the record as it is then. When somebody else changed it first, it is read
 * again, so that the person decides by what is there now (D-129).
 */
export function useChangeLead() {
  const t = useTexts();
  const say = useSay();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (send: () => Promise<LeadRecord>) => send(),
    onSuccess: (record) => {
      say.forgetFailure();
      queries.setQueryData(leadKey(record.id), record);
    },
    onError: (error) => {
      const isConflict = error instanceof ApiProblem && error.code === 'CONFLICT';
      say.failed(t('leads.changeFailed'), error, isConflict ? t('leads.changedMeanwhile') : undefined);
    },
    onSettled: () => Promise.all(LEADS_SHOWN.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
  return {
    pending: isPending,
    /** Whether it worked. */
    change: (send: () => Promise<LeadRecord>): Promise<boolean> =>
      mutateAsync(send).then(
        () => true,
        () => false,
      ),
  };
}
