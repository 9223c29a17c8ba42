import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { Loaded, TABLE_BARS } from '@diwan/desk-kit/loaded';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useState } from 'react';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { FilterBar } from '../../../components/filter-bar.js';
import { FilterSelect } from '../../../components/filter-select.js';
import { useSay } from '../../../components/say.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { type DocumentOrder, useDocuments } from './api/list-documents.js';
import { useChangedDocument } from './api/use-changed-document.js';
import { DeletedDocuments } from './deleted-documents.js';
import { DocumentSheets, type OpenedSheet } from './document-sheets.js';
import { DocumentTable } from './document-table.js';
import { UploadForm } from './upload-form.js';

const ORDERS = ['newest', 'oldest', 'title', 'largest'] as const satisfies DocumentOrder[];

/** The documents of a case: upload, share, correct, policy, who opened them. */
export function CaseDocuments({ caseId, clientName }: { caseId: string; clientName: string }) {
  const t = useTexts();
  const { can, notify } = useShell();
  const say = useSay();
  const address = useListAddress();
  const order = ORDERS.find((known) => known === address.filter('sort')) ?? 'newest';
  const query = useDocuments(caseId, order);
  const changed = useChangedDocument();
  const [opened, setOpened] = useState<OpenedSheet | null>(null);
  const [uploading, setUploading] = useState(false);
  const uploaded = (documents: readonly StaffDocument[]) => {
    const text =
      documents.length > 1 ? t('documents.uploadedSeveral', { count: documents.length }) : t('documents.uploaded');
    if (documents.every(({ canBeMarked }) => canBeMarked)) say.done(text);
    else {
      const isWaiting = documents.some(({ pdf }) => pdf === 'waiting');
      notify.warning(text, { description: t(isWaiting ? 'documents.pdfWaitingText' : 'documents.noMarkText') });
    }
    setUploading(false);
  };
  const hidden = (query.data ?? []).filter(({ visibleToClient }) => !visibleToClient);
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 className="text-xl">{t('documents.title')}</h2>
          <p className="text-grey">{t('documents.note', { name: clientName })}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {can('document:share') && hidden.length > 1 && (
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
      {(query.data?.length ?? 0) > 1 && (
        <FilterBar>
          <FilterSelect
            label={t('documents.sort')}
            options={ORDERS.map((value) => ({ value, label: t(`documents.sort.${value}`) }))}
            value={order}
            onChange={(sort) => address.set({ sort: sort === 'newest' ? '' : sort })}
          />
        </FilterBar>
      )}
      <Loaded query={query} failed={t('documents.fetchFailed')} bars={TABLE_BARS}>
        {(documents) => (
          <DocumentTable
            documents={documents}
            onOpen={(sheet, document) =>
              setOpened(sheet === 'share' ? { sheet, documents: hidden, chosen: [document] } : { sheet, document })
            }
          />
        )}
      </Loaded>
      {can('document:write') && <DeletedDocuments caseId={caseId} />}
      {uploading && (
        <EditorSheet title={t('documents.upload')} onClose={() => setUploading(false)}>
          {(leave) => <UploadForm caseId={caseId} onStored={changed} onDone={uploaded} onCancel={leave} />}
        </EditorSheet>
      )}
      {opened && (
        <DocumentSheets opened={opened} caseId={caseId} clientName={clientName} onClose={() => setOpened(null)} />
      )}
    </section>
  );
}
