import type { TimeEntry } from '@diwan/contracts/money/time-entries/entry';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { useTimeDeeds } from './api/time-entries.js';

/** What is done to one's own entries at once. */
export function useMyTimeMoves() {
  const t = useTexts();
  const say = useSay();
  const deeds = useTimeDeeds();
  const run = async (work: () => Promise<string>) => {
    try {
      say.done(await work());
    } catch (error) {
      say.failed(t('time.saveFailed'), error);
    }
  };
  return {
    submit: (entries: readonly TimeEntry[]) =>
      run(async () => {
        const { moved, left } = await deeds.submit(entries);
        return left.length === 0
          ? t('time.submitted', { count: moved.length })
          : t('time.submittedSome', { count: moved.length, left: left.length });
      }),
    withdraw: (entry: TimeEntry) =>
      run(async () => {
        await deeds.withdraw(entry);
        return t('time.withdrawn');
      }),
    remove: (entry: TimeEntry) =>
      run(async () => {
        await deeds.remove(entry);
        return t('time.deleted');
      }),
  };
}
