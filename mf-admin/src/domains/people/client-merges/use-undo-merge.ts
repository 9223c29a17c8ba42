import { ApiProblem } from '@diwan/mf-kit';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { useMergeDeeds } from './api/client-merges.js';

/** Takes a merge back and says what came of it. */
export function useUndoMerge(): (id: string) => Promise<void> {
  const t = useTexts();
  const say = useSay();
  const { undo } = useMergeDeeds();
  return async (id) => {
    try {
      await undo(id);
      say.done(t('merges.undone'));
    } catch (error) {
      const isLate = error instanceof ApiProblem && error.code === 'CONFLICT';
      say.failed(t('merges.undoFailed'), error, isLate ? t('merges.undoConflict') : undefined);
    }
  };
}
