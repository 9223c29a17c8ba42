import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useState } from 'react';
import { EditorSheet } from '../../../../components/editor-sheet.js';
import { useSay } from '../../../../components/say.js';
import { useListAddress } from '../../../../components/use-list-address.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { readersOf } from '../../readers-of.js';
import { useDocuments, useHiddenDocuments } from '../api/list-documents.js';
import { useChangedDocument } from '../api/use-changed-document.js';
import { DeletedDocuments } from '../deleted-documents.js';
import { DocumentFilterBar } from '../document-filter-bar.js';
import { DocumentSheets, type OpenedSheet } from '../document-sheets.js';
import { DocumentTable } from '../document-table.js';
import { documentsQuery, isNarrowed } from '../documents-query.js';
import { UploadForm } from '../upload-form.js';

/** The documents of a case: upload, share, correct, policy, who opened them. */
export default function CaseDocuments({ record }: RecordPartProps<'case'>) {
  const caseId = record.id;
  const clients = readersOf(record);
  const [only, ...others] = clients;
  const t = useTexts();
  const { can, notify } = useShell();
  const say = useSay();
  const address = useListAddress();
  const asked = documentsQuery(address);
  const query = useDocuments(caseId, asked);
  const hidden = (useHiddenDocuments(caseId).data?.items ?? []).filter(({ canBeShown }) => canBeShown);
  const changed = useChangedDocument();
  const [opened, setOpened] = useState<OpenedSheet | null>(null);
  const [uploading, setUploading] = useState(false);
  const uploaded = (documents: readonly StaffDocument[]) => {
    const text =
      documents.length > 1 ? t('documents.uploadedSeveral', { count: documents.length }) : t('documents.uploaded');
    const shown = documents.filter(({ canBeShown }) => canBeShown);
    if (shown.length < documents.length) notify.success(text, { description: t('documents.firmOnlyText') });
    else if (shown.every(({ canBeMarked }) => canBeMarked)) say.done(text);
    else {
      const isWaiting = documents.some(({ pdf }) => pdf === 'waiting');
      notify.warning(text, { description: t(isWaiting ? 'documents.pdfWaitingText' : 'documents.noMarkText') });
    }
    setUploading(false);
  };
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 className="text-xl">{t('documents.title')}</h2>
          <p className="text-grey">
            {only
              ? others.length === 0
                ? t('documents.note', { name: only.name })
                : t('documents.noteSeveral')
              : t('documents.noteNobody')}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {can('document:share') && only && hidden.length > 1 && (
            <Button
              variant="secondary"
              icon="share"
              onClick={() => setOpened({ sheet: 'share', documents: hidden, chosen: hidden })}
            >
              {t('documents.shareSeveral')}
            </Button>
          )}
          {can('document:write') && (
            <Button icon="upload" onClick={() => setUploading(true)}>
              {t('documents.upload')}
            </Button>
          )}
        </div>
      </div>
      {((query.data?.total ?? 0) > 1 || isNarrowed(asked)) && <DocumentFilterBar address={address} />}
      <DocumentTable
        query={query}
        address={address}
        isNarrowed={isNarrowed(asked)}
        clients={clients}
        onShare={
          can('document:share') ? (chosen) => setOpened({ sheet: 'share', documents: chosen, chosen }) : undefined
        }
        onOpen={(sheet, document) =>
          setOpened(
            sheet === 'share' ? { sheet, documents: among(hidden, document), chosen: [document] } : { sheet, document },
          )
        }
      />
      {can('document:write') && <DeletedDocuments caseId={caseId} />}
      {uploading && (
        <EditorSheet title={t('documents.upload')} onClose={() => setUploading(false)}>
          {(leave) => <UploadForm caseId={caseId} onStored={changed} onDone={uploaded} onCancel={leave} />}
        </EditorSheet>
      )}
      {opened && (
        <DocumentSheets
          opened={opened}
          listed={[...(query.data?.items ?? []), ...hidden]}
          caseId={caseId}
          clients={clients}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

/** The hidden documents, with this one although it may be older than those. */
const among = (hidden: readonly StaffDocument[], document: StaffDocument): readonly StaffDocument[] =>
  hidden.some(({ id }) => id === document.id) ? hidden : [document, ...hidden];
