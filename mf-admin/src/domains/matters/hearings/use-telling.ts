import { useShell } from '@diwan/mf-kit';
import { reasonText } from '../../../components/notice-reason.js';
import { useTexts } from '../../../texts.js';
import { fetchTelling } from './api/hearings.js';

/** How often it is looked whether people were told, and for how long at most, in milliseconds. */
const EVERY_MS = 30_000;
const PATIENCE_MS = 20 * 60_000;

/**
 * Says "Hearing notification sent" to whoever caused it once a provider has taken the message, and that it failed when it did (D-135).
 * Looks only while this page is open: the delivery log keeps what became of every message.
 */
export function useTelling(): (hearingId: string) => void {
  const t = useTexts();
  const { notify } = useShell();
  return (hearingId) => {
    const since = Date.now();
    const look = async () => {
      const telling = await fetchTelling(hearingId).catch(() => null);
      if (telling?.sentAt && Date.parse(telling.sentAt) >= since)
        return notify.success(t('toast.success'), { description: t('hearings.notified') });
      if (telling?.failed && telling.failedAt && Date.parse(telling.failedAt) >= since)
        return notify.error(t('hearings.notifyFailed'), { description: reasonText(t, telling.failed) });
      if (Date.now() - since < PATIENCE_MS) setTimeout(() => void look(), EVERY_MS);
    };
    setTimeout(() => void look(), EVERY_MS);
  };
}
