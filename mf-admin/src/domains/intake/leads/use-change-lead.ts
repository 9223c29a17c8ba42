import type { LeadRecord } from '@diwan/contracts/intake/leads/http';
import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
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
  /** The record that the person has left for good: forgotten once it is no longer shown. */
  const left = useRef<ReturnType<typeof leadKey> | null>(null);
  useEffect(
    () => () => {
      if (left.current) queries.removeQueries({ queryKey: left.current });
    },
    [queries],
  );
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ send }: Change) => send(),
    onSuccess: (record, { leave }) => {
      say.forgetFailure();
      if (!leave) return queries.setQueryData(leadKey(record.id), record);
      left.current = leadKey(record.id);
      leave(record);
    },
    onError: (error) => {
      const reason = whyRefused(error);
      say.failed(t('leads.changeFailed'), error, reason && t(reason));
    },
    onSettled: () => {
      // The record that is left would only be refused.
      const hash = left.current && hashKey(left.current);
      const isRead = ({ queryHash }: { queryHash: string }) => queryHash !== hash;
      return Promise.all(LEADS_SHOWN.map((queryKey) => queries.invalidateQueries({ queryKey, predicate: isRead })));
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
