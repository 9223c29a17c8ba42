import type { StaffDocument } from '@diwan/contracts/http/documents';
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
  const changed = useChangedDocument();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id, visibleToClient }: StaffDocument) => setVisibility(id, !visibleToClient),
    onSuccess: (now) => {
      changed(now);
      say.done(now.visibleToClient ? t('documents.shared') : t('documents.hidden'));
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
