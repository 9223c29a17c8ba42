import { Loaded } from '@diwan/desk-kit/loaded';
import { NotFound, useParams, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useState } from 'react';
import { AdminPage } from '../components/admin-page.js';
import { isNotFound } from '../components/is-not-found.js';
import { useCase } from '../domains/matters/cases/api/get-case.js';
import { CaseFacts } from '../domains/matters/cases/case-facts.js';
import { CaseSheet } from '../domains/matters/cases/case-sheet.js';
import { CaseDocuments } from '../domains/matters/documents/case-documents.js';
import { CaseShareRequests } from '../domains/matters/share-requests/case-share-requests.js';
import { useTexts } from '../texts.js';

/** One case: its documents and its facts. */
export default function CasePage() {
  const { id = '' } = useParams();
  const t = useTexts();
  const { can } = useShell();
  const query = useCase(id, can('case:read'));
  const [editing, setEditing] = useState(false);
  const legalCase = query.data;
  if (isNotFound(query.error)) return <NotFound />;
  const edit = legalCase && can('case:write') && (
    <Button variant="secondary" icon="edit" onClick={() => setEditing(true)}>
      {t('cases.edit')}
    </Button>
  );
  return (
    <AdminPage
      title={legalCase?.title ?? t('cases.one')}
      note={legalCase && t('cases.numberOf', { number: legalCase.caseNumber })}
      permission="case:read"
      actions={edit}
    >
      <Loaded query={query} failed={t('cases.fetchOneFailed')}>
        {(found) => (
          // What is known stands first: nothing moves while the documents come.
          <div className="grid gap-12">
            <section className="grid gap-4" aria-labelledby="facts">
              <h2 id="facts" className="text-xl">
                {t('cases.facts')}
              </h2>
              <CaseFacts legalCase={found} />
            </section>
            {can('document:share') && <CaseShareRequests caseId={found.id} />}
            {can('document:read') && <CaseDocuments caseId={found.id} clientName={found.clientName} />}
            {editing && <CaseSheet legalCase={found} onClose={() => setEditing(false)} />}
          </div>
        )}
      </Loaded>
    </AdminPage>
  );
}
