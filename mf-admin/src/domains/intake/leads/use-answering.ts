import { isAwaitingAnswer } from '@diwan/contracts/intake/leads/lead-status';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { markAnswered } from './api/answer-lead.js';
import type { Lead } from './api/list-leads.js';
import { LEADS_SHOWN } from './leads-shown.js';
import { useMayChange } from './use-may-change.js';
import { whyRefused } from './why-refused.js';

export interface Answering {
  /** Whether this person may mark the lead as answered now. */
  offered(lead: Lead): boolean;
  /** Whether that is under way. */
  pending(lead: Lead): boolean;
  mark(lead: Lead): void;
}

/** Marking a lead as answered: says how it went, and brings the record, the list and the count of leads that wait in step (D-031). */
export function useAnswering(): Answering {
  const t = useTexts();
  const say = useSay();
  const mayChange = useMayChange();
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: markAnswered,
    onSuccess: () => say.done(t('leads.markedAnswered')),
    onError: (error) => {
      const reason = whyRefused(error);
      say.failed(t('leads.markFailed'), error, reason && t(reason));
    },
    onSettled: () => Promise.all(LEADS_SHOWN.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
  return {
    offered: (lead) => isAwaitingAnswer(lead) && mayChange(lead),
    pending: ({ id }) => isPending && variables.id === id,
    mark: mutate,
  };
}
