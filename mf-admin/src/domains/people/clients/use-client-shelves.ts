import type { Client, ClientShelf } from '@diwan/contracts/people/clients/http';
import { useShell } from '@diwan/mf-kit';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { useShelveClient } from './api/shelve-client.js';

/** Puts clients aside and takes them back, each with Undo for ten seconds (D-125). */
export function useClientShelves(): (client: Client, to: ClientShelf | 'kept') => Promise<void> {
  const t = useTexts();
  const { notify } = useShell();
  const say = useSay();
  const shelve = useShelveClient();
  return async (client, to) => {
    const failed = t(`clients.${to}Failed`);
    try {
      const moved = await shelve(client, to);
      say.forgetFailure();
      const back = () =>
        void shelve(moved, client.shelf ?? 'kept').catch((error: unknown) =>
          say.failed(t('clients.keptFailed'), error),
        );
      // From the bin one comes back to where one is seen, so there is nothing to undo.
      const undo = to === 'kept' ? {} : { action: { label: t('clients.undo'), onPress: back } };
      notify.success(t('toast.success'), { description: t(`clients.${to}Done`), ...undo });
    } catch (error) {
      say.failed(failed, error);
    }
  };
}
