import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { requestDocument } from './api/open-document.js';

/** Opens documents in a window of their own, or downloads them. */
export function useOpenDocument() {
  const t = useTexts();
  const say = useSay();
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
    async download({ id, fileName }: StaffDocument): Promise<void> {
      try {
        const link = window.document.createElement('a');
        link.href = await requestDocument(id, 'download');
        link.download = fileName;
        link.click();
      } catch (error) {
        say.failed(t('documents.downloadFailed'), error);
      }
    },
  };
}
