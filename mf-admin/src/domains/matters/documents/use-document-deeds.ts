import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { useShell } from '@diwan/mf-kit';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { bringBack, removeDocument } from './api/keep-document.js';
import { hide } from './api/set-visibility.js';
import { useChangedDocument } from './api/use-changed-document.js';
import type { DocumentClient } from './shown-to.js';
import { useTold } from './use-told.js';

/** What is done to a document at once: hidden, deleted with Undo for ten seconds, brought back (D-125). */
export function useDocumentDeeds() {
  const t = useTexts();
  const { notify } = useShell();
  const say = useSay();
  const changed = useChangedDocument();
  const told = useTold();
  const restore = async ({ id }: StaffDocument) => {
    try {
      changed(await bringBack(id));
      say.done(t('documents.restored'));
    } catch (error) {
      say.failed(t('documents.restoreFailed'), error);
    }
  };
  return {
    restore,
    /** From these clients; `tell`: with a message to them. */
    async hide({ id }: StaffDocument, from: readonly DocumentClient[], tell: boolean) {
      try {
        const ids = from.map((client) => client.id);
        changed(await hide(id, ids, tell));
        say.done(t('documents.hidden'));
        if (tell) for (const client of from) void told({ id }, 'hidden', client);
      } catch (error) {
        say.failed(t('documents.visibilityFailed'), error);
      }
    },
    async remove(document: StaffDocument) {
      try {
        const deleted = await removeDocument(document.id);
        changed(deleted);
        const action = { label: t('share.undo'), onPress: () => void restore(deleted) };
        notify.success(t('documents.deleted'), { description: document.title, action });
      } catch (error) {
        say.failed(t('documents.deleteFailed'), error);
      }
    },
  };
}
