import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import { tickItem } from '@diwan/contracts/matters/stages/http';
import { callApi } from '@diwan/mf-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSay } from '../../../../components/say.js';
import { useTexts } from '../../../../texts.js';
import { caseKey } from '../../cases/api/get-case.js';

interface Tick {
  itemId: string;
  done: boolean;
}

/**
 * Ticks an item of the present stage, or takes the tick away: shown at once, taken back where it failed. Ticks of a case are sent one
 * after the other, and the case is asked for again after the last.
 */
export function useTick({ id }: LegalCase): (tick: Tick) => void {
  const t = useTexts();
  const say = useSay();
  const queries = useQueryClient();
  const key = caseKey(id);
  const mutationKey = ['stages', 'tick', id];
  const show = ({ itemId, done }: Tick) =>
    queries.setQueryData<LegalCase>(key, (found) => found && withTick(found, itemId, done));
  const ticking = useMutation({
    mutationKey,
    mutationFn: (body: Tick) => callApi(tickItem, { params: { id }, body }),
    scope: { id: mutationKey.join(':') },
    networkMode: 'always',
    onMutate: async (tick) => {
      show(tick);
      await queries.cancelQueries({ queryKey: key });
    },
    onError: (error, { itemId, done }) => {
      show({ itemId, done: !done });
      say.failed(t('stages.tickFailed'), error);
    },
    onSettled: async () => {
      if (queries.isMutating({ mutationKey }) === 1) await queries.invalidateQueries({ queryKey: key });
    },
  });
  return ticking.mutate;
}

/** Who ticked it is known when the service has answered. */
function withTick(legalCase: LegalCase, itemId: string, done: boolean): LegalCase {
  const { stage } = legalCase;
  if (!stage) return legalCase;
  const doneAt = done ? new Date().toISOString() : null;
  const checklist = stage.checklist.map((item) => (item.id === itemId ? { ...item, doneAt, doneByName: '' } : item));
  return { ...legalCase, stage: { ...stage, checklist } };
}
