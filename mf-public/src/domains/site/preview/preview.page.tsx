import { PageHead, useSearchParams, useShell } from '@diwan/mf-kit';
import { Notice } from '@diwan/ui/notice';
import { useEffect, useState } from 'react';
import { Blocks } from '../../../blocks/blocks.js';
import type { PageContent } from '../../../site/load-page-content.js';
import { PageHero, References } from '../../../site/page-frame.js';
import { loadPreview } from './api/load-preview.js';
import { useTexts } from './texts.js';

/** The draft of a page, drawn by the very blocks that visitors will see. For editors only: the service gives it to nobody else. */
export default function PreviewPage() {
  const t = useTexts();
  const { language, problemText } = useShell();
  const [search] = useSearchParams();
  const slug = search.get('page') ?? '';
  const [draft, setDraft] = useState<PageContent | null>(null);
  // In words only when drawn: the shell's words change with the session, and that is no reason to ask again.
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    setFailure(null);
    loadPreview(slug, language, controller.signal).then(setDraft, (error: unknown) => {
      if (!controller.signal.aborted) setFailure({ error });
    });
    return () => controller.abort();
  }, [slug, language]);
  return (
    <>
      <PageHead title={t('preview.title')} noindex />
      <div className="pub-inner pt-6">
        {failure ? (
          <Notice tone="danger" role="alert" title={t('preview.failed')}>
            {problemText(failure.error)}
          </Notice>
        ) : (
          <Notice tone="warning" title={t('preview.title')}>
            {draft ? t('preview.text') : t('preview.loading')}
          </Notice>
        )}
      </div>
      {!draft && <h1 className="sr-only">{t('preview.title')}</h1>}
      {draft && (
        <References data={draft}>
          <PageHero data={draft} crumbs={[]} />
          <Blocks blocks={draft.content.page.blocks} />
        </References>
      )}
    </>
  );
}
