import type { OwnDocument } from '@diwan/contracts/matters/documents/http';
import { ApiProblem, NotFound, useParams } from '@diwan/mf-kit';
import { Notice } from '@diwan/ui/notice';
import { Section } from '@diwan/ui/section';
import { Loaded } from '../../../frame/loaded.js';
import { useTexts } from '../../../texts.js';
import { useOwnDocument } from '../documents/api/own-documents.js';
import { fileKind, isViewable } from '../documents/file-kind.js';
import { DocumentActions } from './document-actions.js';
import { DocumentNotes } from './document-notes.js';
import { GrantedView } from './granted-view.js';
import { ViewerFrame, ViewerMessage } from './viewer-frame.js';
import { Withdrawn } from './withdrawn.js';

/** The secured document viewer, as large as the screen. Somebody else's document is answered like one that does not exist. */
export default function DocumentPage() {
  const t = useTexts();
  const { id = '' } = useParams();
  const found = useOwnDocument(id);
  if (found.error instanceof ApiProblem && ['NOT_FOUND', 'VALIDATION'].includes(found.error.code)) return <NotFound />;
  const isWithdrawn = found.error instanceof ApiProblem && found.error.code === 'DOCUMENT_WITHDRAWN';
  if (found.data && !isWithdrawn) return <DocumentContent key={id} document={found.data} />;
  return (
    <Section compact>
      {isWithdrawn ? (
        <Withdrawn />
      ) : (
        <Loaded query={found} failure={t('document.failed')}>
          {() => null}
        </Loaded>
      )}
    </Section>
  );
}

function DocumentContent({ document }: { document: OwnDocument }) {
  const t = useTexts();
  const kind = fileKind(document.fileType);
  return (
    <ViewerFrame
      title={document.title}
      back={{ href: '/client-portal/documents', label: t('viewer.backToDocuments') }}
      facts={<DocumentNotes document={document} />}
      deeds={<DocumentActions document={document} />}
    >
      {isViewable(kind) ? (
        <GrantedView document={document} kind={kind} />
      ) : (
        <ViewerMessage>
          <Notice title={t('viewer.notViewable')}>{t('viewer.notViewableText')}</Notice>
        </ViewerMessage>
      )}
    </ViewerFrame>
  );
}
