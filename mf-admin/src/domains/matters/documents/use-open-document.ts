import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import type { MenuItem } from '@diwan/ui/menu';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { requestDocument } from './api/open-document.js';

/** Opens documents in a window of their own, or downloads them. */
export function useOpenDocument() {
  const t = useTexts();
  const say = useSay();
  const download = async ({ id, fileName }: StaffDocument): Promise<void> => {
    try {
      const link = window.document.createElement('a');
      link.href = await requestDocument(id, 'download');
      link.download = fileName;
      link.click();
    } catch (error) {
      say.failed(t('documents.downloadFailed'), error);
    }
  };
  return {
    async open({ id }: StaffDocument, fileVersion?: number): Promise<void> {
      // Now, during the press: browsers refuse windows that open after an answer has arrived.
      const view = window.open('about:blank', '_blank');
      try {
        const url = await requestDocument(id, 'view', fileVersion);
        if (view) view.location.replace(url);
        else window.location.assign(url);
      } catch (error) {
        view?.close();
        say.failed(t('documents.openFailed'), error);
      }
    },
    /** In a menu; what the policy disables is disabled for everybody, and said so (D-096). */
    downloadItem(document: StaffDocument): MenuItem {
      const disabled = document.policy.downloadRestriction === 'disabled';
      const label = t(disabled ? 'documents.downloadDisabled' : 'documents.download');
      return { id: 'download', label, icon: 'download', disabled, onSelect: () => void download(document) };
    },
  };
}
