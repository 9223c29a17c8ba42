import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { AccessLogSheet } from './access-log-sheet.js';
import { useChangedDocument } from './api/use-changed-document.js';
import { useDocumentsNow } from './api/use-documents-now.js';
import { DetailsForm } from './details-form.js';
import type { DocumentSheet } from './document-table.js';
import { HideDialog } from './hide-dialog.js';
import { HistorySheet } from './history-sheet.js';
import { PolicySheet } from './policy-sheet.js';
import { ReplaceFileForm } from './replace-file-form.js';
import { ShareDialog } from './share-dialog.js';
import type { DocumentClient } from './shown-to.js';
import { useDocumentDeeds } from './use-document-deeds.js';

/** What is open over a case's documents. */
export type OpenedSheet =
  | { sheet: 'share'; documents: readonly StaffDocument[]; chosen: readonly StaffDocument[] }
  | { sheet: Exclude<DocumentSheet, 'share'>; document: StaffDocument };

interface DocumentSheetsProps {
  opened: OpenedSheet;
  /** Documents as the lists have them now. */
  listed: readonly StaffDocument[];
  caseId: string;
  clients: readonly DocumentClient[];
  onClose: () => void;
}

/** The sheet or dialog that was asked for. */
export function DocumentSheets({ opened, listed, caseId, clients, onClose }: DocumentSheetsProps) {
  const t = useTexts();
  const say = useSay();
  const changed = useChangedDocument();
  const { remove } = useDocumentDeeds();
  if (opened.sheet === 'share') return <ShareSheet {...{ opened, listed, caseId, clients, onClose }} />;
  const { document, sheet } = opened;
  const saved = (text: string) => (now: StaffDocument) => {
    changed(now);
    say.done(text);
    onClose();
  };
  switch (sheet) {
    case 'hide':
      return <HideDialog document={document} onClose={onClose} />;
    case 'policy':
      return <PolicySheet document={document} onClose={onClose} />;
    case 'accesses':
      return <AccessLogSheet document={document} onClose={onClose} />;
    case 'history':
      return <HistorySheet document={document} onClose={onClose} />;
    case 'details':
      return (
        <EditorSheet title={t('documents.edit')} description={document.title} onClose={onClose}>
          {(leave) => <DetailsForm document={document} onSaved={saved(t('documents.saved'))} onCancel={leave} />}
        </EditorSheet>
      );
    case 'replace':
      return (
        <EditorSheet title={t('documents.replace')} description={document.title} onClose={onClose}>
          {(leave) => (
            <ReplaceFileForm document={document} onReplaced={saved(t('documents.replaced'))} onCancel={leave} />
          )}
        </EditorSheet>
      );
    case 'delete':
      return (
        <ConfirmDialog
          open
          onOpenChange={onClose}
          title={t('documents.deleteTitle', { title: document.title })}
          confirmLabel={t('documents.delete')}
          cancelLabel={t('form.cancel')}
          onConfirm={() => {
            onClose();
            void remove(document);
          }}
        >
          {t('documents.deleteText')}
        </ConfirmDialog>
      );
  }
}

interface ShareSheetProps extends Omit<DocumentSheetsProps, 'opened'> {
  opened: Extract<OpenedSheet, { sheet: 'share' }>;
}

/** A colleague may share some of them while it is open. */
function ShareSheet({ opened, listed, caseId, clients, onClose }: ShareSheetProps) {
  const documents = useDocumentsNow(caseId, opened.documents, listed);
  const chosen = opened.chosen.map(({ id }) => id);
  return <ShareDialog {...{ caseId, clients, documents, chosen, onClose }} />;
}
