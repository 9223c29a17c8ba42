import type { StaffDocument } from '@diwan/contracts/http/documents';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useState } from 'react';
import { EditorSheet } from '../../components/editor-sheet.js';
import { QueryView, TABLE_BARS } from '../../components/query-view.js';
import { useSay } from '../../components/say.js';
import { useTexts } from '../../texts.js';
import { AccessLogSheet } from './access-log-sheet.js';
import { useDocuments } from './api/list-documents.js';
import { useChangedDocument } from './api/use-changed-document.js';
import { DocumentTable } from './document-table.js';
import { PolicySheet } from './policy-sheet.js';
import { UploadForm } from './upload-form.js';

type Opened = { sheet: 'upload' } | { sheet: 'policy' | 'accesses'; document: StaffDocument };

/** The documents of a case: upload, share, policy, who opened them. */
export function CaseDocuments({ caseId, clientName }: { caseId: string; clientName: string }) {
  const t = useTexts();
  const { can, notify } = useShell();
  const say = useSay();
  const query = useDocuments(caseId);
  const changed = useChangedDocument();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const stored = (document: StaffDocument) => {
    changed(document);
    if (document.canBeMarked) say.done(t('documents.uploaded'));
    else notify.warning(t('documents.uploaded'), { description: t('documents.noMarkText') });
    close();
  };
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 className="text-xl">{t('documents.title')}</h2>
          <p className="text-grey">{t('documents.note', { name: clientName })}</p>
        </div>
        {can('document:write') && (
          <Button icon="upload" onClick={() => setOpened({ sheet: 'upload' })}>
            {t('documents.upload')}
          </Button>
        )}
      </div>
      <QueryView query={query} failed={t('documents.fetchFailed')} bars={TABLE_BARS}>
        {(documents) => (
          <DocumentTable
            documents={documents}
            onPolicy={(document) => setOpened({ sheet: 'policy', document })}
            onAccesses={(document) => setOpened({ sheet: 'accesses', document })}
          />
        )}
      </QueryView>
      {opened?.sheet === 'upload' && (
        <EditorSheet title={t('documents.upload')} onClose={close}>
          {(leave) => <UploadForm caseId={caseId} onStored={stored} onCancel={leave} />}
        </EditorSheet>
      )}
      {opened?.sheet === 'policy' && <PolicySheet document={opened.document} onClose={close} />}
      {opened?.sheet === 'accesses' && <AccessLogSheet document={opened.document} onClose={close} />}
    </section>
  );
}
