import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { useShell } from '@diwan/mf-kit';
import { useMutation } from '@tanstack/react-query';
import { nameList, namesOf } from '../../../components/name-list.js';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { hide, share } from './api/set-visibility.js';
import { useChangedDocument } from './api/use-changed-document.js';
import { type DocumentClient, isShownTo } from './shown-to.js';
import { useTold } from './use-told.js';

/** What is shown to whom. */
interface Sharing {
  /** As they were offered, before. */
  documents: readonly StaffDocument[];
  /** Which of them. */
  documentIds: readonly string[];
  recipients: readonly DocumentClient[];
  /** With a message to them. */
  tell: boolean;
}

/** Shows documents of a case to some of its clients. Undo hides them again from those who did not see them before. */
export function useShare(caseId: string, onShared: () => void) {
  const t = useTexts();
  const { language, notify } = useShell();
  const say = useSay();
  const changed = useChangedDocument();
  const told = useTold();
  const undo = async (shared: readonly StaffDocument[], { documents, recipients }: Sharing) => {
    try {
      for (const { id } of shared) {
        const before = documents.find((document) => document.id === id);
        const added = recipients
          .filter((client) => !before || !isShownTo(before, client.id))
          .map((client) => client.id);
        if (added.length > 0) changed(await hide(id, added, false));
      }
      notify.info(t('share.undone'));
    } catch (error) {
      say.failed(t('documents.visibilityFailed'), error);
    }
  };
  return useMutation({
    mutationFn: ({ documentIds, recipients, tell }: Sharing) =>
      share(caseId, {
        documentIds: [...documentIds],
        clientIds: recipients.map(({ id }) => id),
        notify: tell,
      }),
    onSuccess: (shared, sharing) => {
      const { recipients, tell } = sharing;
      for (const document of shared) changed(document);
      notify.success(t('documents.shared'), {
        ...(tell && { description: t('share.willBeTold', { name: nameList(namesOf(recipients), language) }) }),
        action: { label: t('share.undo'), onPress: () => void undo(shared, sharing) },
      });
      const [first] = shared;
      // They are told of together.
      if (tell && first) for (const client of recipients) void told(first, 'shared', client);
      onShared();
    },
    onError: (error) => say.failed(t('documents.visibilityFailed'), error),
  });
}
