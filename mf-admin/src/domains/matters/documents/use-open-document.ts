import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import type { MenuItem } from '@diwan/ui/menu';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { requestDocument } from './api/open-document.js';

/** Opens documents in a window of their own, or downloads them. */
export function useOpenDocument() {
  const t = useTexts();
  const say = useSay();
  const save = async ({ id }: StaffDocument, copy: { marked?: true; fileVersion?: number } = {}): Promise<void> => {
    try {
      const link = window.document.createElement('a');
      link.href = await requestDocument(id, { action: 'download', ...copy });
      // Under the name that the service gives it: a marked copy of a Word file is a PDF.
      link.download = '';
      link.click();
    } catch (error) {
      say.failed(t('documents.downloadFailed'), error);
    }
  };
  const open = async ({ id }: StaffDocument, fileVersion?: number): Promise<void> => {
    // Now, during the press: browsers refuse windows that open after an answer has arrived.
    const view = window.open('about:blank', '_blank');
    try {
      const url = await requestDocument(id, { action: 'view', ...(fileVersion && { fileVersion }) });
      if (view) view.location.replace(url);
      else window.location.assign(url);
    } catch (error) {
      view?.close();
      say.failed(t('documents.openFailed'), error);
    }
  };
  const item = (id: string, label: string, icon: MenuItem['icon'], deed: () => Promise<void>): MenuItem => ({
    ...{ id, label, icon },
    onSelect: () => void deed(),
  });
  return {
    open,
    /** What is kept, byte for byte, or a copy that names its reader on each page. */
    save,
    /** In a menu: the file as it is, and where its pages can be shown these, also as a copy that names its reader on each of them. */
    openItems: (document: StaffDocument): MenuItem[] => {
      const download = item('download', t('documents.download'), 'download', () => save(document));
      if (!document.canBeMarked) return [download];
      return [
        item('open', t('documents.open'), 'eye', () => open(document)),
        download,
        item('marked', t('documents.downloadMarked'), 'download', () => save(document, { marked: true })),
      ];
    },
  };
}
