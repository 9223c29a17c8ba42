import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { useHearingDeeds } from './api/hearings.js';

/** Brings a deleted hearing back, and says so. */
export function useRestoreHearing(): (id: string) => Promise<void> {
  const t = useTexts();
  const say = useSay();
  const deeds = useHearingDeeds();
  return async (id) => {
    try {
      await deeds.restore(id);
      say.done(t('hearings.restored'));
    } catch (error) {
      say.failed(t('hearings.saveFailed'), error);
    }
  };
}
