import { callApi, PageHead, type PageProps, useParams, useShell } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { ErrorState } from '@diwan/ui/error-state';
import { Skeleton } from '@diwan/ui/skeleton';
import { useState } from 'react';
import { Hero } from '../../../blocks/hero.block.js';
import { useTexts } from '../../../texts.js';
import { type ArticleAnswer, askArticle } from './api/load-article.js';
import { ArticleView } from './article-view.js';

/** An article, or, told apart, that it does not exist and that it could not be loaded (D-068). */
export default function ArticlePage({ data }: PageProps<ArticleAnswer>) {
  const { language } = useShell();
  const { slug = '' } = useParams();
  const [retried, setRetried] = useState<ArticleAnswer | 'loading'>();
  const answer = retried ?? data;
  const retry = () => {
    setRetried('loading');
    void askArticle(callApi, slug, language).then(setRetried);
  };
  if (answer === 'loading') return <ArticleSkeleton />;
  switch (answer.state) {
    case 'found':
      return <ArticleView article={answer.article} />;
    case 'missing':
      return <ArticleMissing />;
    case 'failed':
      return <ArticleFailed onRetry={retry} />;
  }
}

function ArticleMissing() {
  const t = useTexts();
  return (
    <>
      <PageHead title={t('article.notFound')} noindex />
      <Hero title={t('article.notFound')} lead={t('article.notFoundText')}>
        <div className="mt-8">
          <ButtonLink href="/news">{t('article.back')}</ButtonLink>
        </div>
      </Hero>
    </>
  );
}

function ArticleFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts();
  return (
    <div className="pub-band" data-surface="paper">
      <PageHead title={t('article.failed')} noindex />
      <div className="pub-inner">
        <ErrorState
          title={t('article.failed')}
          headingLevel={1}
          retryLabel={t('retry')}
          onRetry={onRetry}
          actions={
            <ButtonLink variant="secondary" href="/news">
              {t('article.back')}
            </ButtonLink>
          }
        />
      </div>
    </div>
  );
}

function ArticleSkeleton() {
  const t = useTexts();
  return (
    <div className="pub-band" data-surface="paper" aria-busy="true">
      <div className="pub-inner">
        <Skeleton
          label={t('article.loading')}
          bars={[{ width: 'third' }, { shape: 'title', width: 'most' }, { shape: 'block' }, {}, {}, { width: 'half' }]}
        />
      </div>
    </div>
  );
}
