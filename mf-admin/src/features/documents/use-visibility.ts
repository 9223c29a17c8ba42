import type { StaffDocument } from '@diwan/contracts/http/documents';
import { useShell } from '@diwan/mf-kit';
import type { MenuItem } from '@diwan/ui/menu';
import { useMutation } from '@tanstack/react-query';
import { useSay } from '../../components/say.js';
import { useTexts } from '../../texts.js';
import { setVisibility } from './api/set-visibility.js';
import { useChangedDocument } from './api/use-changed-document.js';

/** Sharing a document with its client, and hiding it, as an item of its menu. */
export function useVisibility() {
  const t = useTexts();
  const say = useSay();
  const { notify } = useShell();
  const changed = useChangedDocument();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id, visibleToClient }: StaffDocument) => setVisibility(id, !visibleToClient),
    onSuccess: (now) => {
      changed(now);
      const cannotBeOpened = !now.canBeMarked && now.policy.watermarkEnabled;
      if (now.visibleToClient && cannotBeOpened)
        notify.warning(t('documents.shared'), { description: t('documents.noMarkText') });
      else say.done(now.visibleToClient ? t('documents.shared') : t('documents.hidden'));
    },
    onError: (error) => say.failed(t('documents.visibilityFailed'), error),
  });
  return {
    item: (document: StaffDocument): MenuItem => ({
      id: 'visibility',
      label: document.visibleToClient ? t('documents.hide') : t('documents.share'),
      icon: document.visibleToClient ? 'lock' : 'share',
      disabled: isPending && variables.id === document.id,
      onSelect: () => mutate(document),
    }),
  };
}
