import type { OwnDocument } from '@diwan/contracts/matters/documents/http';
import { ApiProblem, NotFound, PageHead, useParams } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Breadcrumbs } from '@diwan/ui/breadcrumbs';
import { Notice } from '@diwan/ui/notice';
import { PageHeader } from '@diwan/ui/page-header';
import { Section } from '@diwan/ui/section';
import { Loaded } from '../../../frame/loaded.js';
import { useTexts } from '../../../texts.js';
import { useOwnDocument } from '../documents/api/own-documents.js';
import { fileKind, isViewable } from '../documents/file-kind.js';
import { DocumentActions } from './document-actions.js';
import { DocumentFacts } from './document-facts.js';
import { GrantedView } from './granted-view.js';
import { Withdrawn } from './withdrawn.js';

/** The secured document viewer. Somebody else's document is answered like one that does not exist. */
export default function DocumentPage() {
  const t = useTexts();
  const { id = '' } = useParams();
  const found = useOwnDocument(id);
  if (found.error instanceof ApiProblem && ['NOT_FOUND', 'VALIDATION'].includes(found.error.code)) return <NotFound />;
  const isWithdrawn = found.error instanceof ApiProblem && found.error.code === 'DOCUMENT_WITHDRAWN';
  return (
    <Section compact>
      {isWithdrawn ? (
        <Withdrawn />
      ) : (
        <Loaded query={found} failure={t('document.failed')}>
          {(document) => <DocumentContent key={document.id} document={document} />}
        </Loaded>
      )}
    </Section>
  );
}

function DocumentContent({ document }: { document: OwnDocument }) {
  const t = useTexts();
  const { title } = document;
  const kind = fileKind(document.fileType);
  const trail = [
    { label: t('portal.title'), href: '/client-portal' },
    { label: t('portal.documents'), href: '/client-portal/documents' },
    { label: title },
  ];
  return (
    <>
      <PageHead title={title} noindex />
      <PageHeader trail={<Breadcrumbs label={t('portal.trail')} items={trail} />} title={<Isolate>{title}</Isolate>} />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr]">
        <div className="lg:col-start-2">
          <DocumentActions document={document} />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {isViewable(kind) ? (
            <GrantedView document={document} kind={kind} />
          ) : (
            <Notice title={t('viewer.notViewable')}>{t('viewer.notViewableText')}</Notice>
          )}
        </div>
        <div className="lg:col-start-2">
          <DocumentFacts document={document} />
        </div>
      </div>
    </>
  );
}
