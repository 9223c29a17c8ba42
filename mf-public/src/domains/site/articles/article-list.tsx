import { callApi, useShell } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { ErrorState } from '@diwan/ui/error-state';
import { Pagination } from '@diwan/ui/pagination';
import { VisuallyHidden } from '@diwan/ui/visually-hidden';
import { Suspense, use, useState } from 'react';
import { ArticleCards } from '../../../cards/article-cards.js';
import { useTexts } from '../../../texts.js';
import { type ArticlesAnswer, askArticles } from './api/list-articles.js';
import { type NewsFilters, newsPath } from './news-filters.js';

type Awaited = ArticlesAnswer | Promise<ArticlesAnswer>;

/** The articles of the address: skeletons only while they load, then the list, the empty state or the failure with Retry. */
export function ArticleList({ answer, filters }: { answer: Awaited; filters: NewsFilters }) {
  const [retried, setRetried] = useState<Awaited>();
  const retry = () => setRetried(askArticles(callApi, filters));
  return (
    <Suspense fallback={<ArticleSkeletons />}>
      <Listed answer={retried ?? answer} filters={filters} onRetry={retry} />
    </Suspense>
  );
}

function Listed(props: { answer: Awaited; filters: NewsFilters; onRetry: () => void }) {
  const { answer, filters, onRetry } = props;
  const t = useTexts();
  const { language } = useShell();
  const articles = answer instanceof Promise ? use(answer) : answer;
  if (articles.state === 'failed')
    return <ErrorState title={t('news.failed')} retryLabel={t('retry')} onRetry={onRetry} headingLevel={2} />;
  const { items, total, limit, page } = articles.list;
  if (items.length === 0)
    return (
      <EmptyState
        title={t('news.empty')}
        actions={
          newsPath(filters, language, { page: filters.page }) !== '/news' && (
            <ButtonLink variant="secondary" href="/news">
              {t('news.all')}
            </ButtonLink>
          )
        }
      >
        {t('news.emptyHere')}
      </EmptyState>
    );
  return (
    <div className="grid gap-12">
      <ArticleCards articles={items} headingLevel={2} />
      <Pagination
        label={t('news.pages')}
        page={page}
        pageCount={Math.ceil(total / limit)}
        hrefFor={(target) => newsPath(filters, language, { page: target })}
        texts={{
          previous: t('news.previous'),
          next: t('news.next'),
          page: (number) => t('news.page', { number }),
        }}
      />
    </div>
  );
}

const SKELETONS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Six cards' room, as the specification has it. */
function ArticleSkeletons() {
  const t = useTexts();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('news.loading')}</VisuallyHidden>
      <div className="pub-articles" aria-hidden="true">
        {SKELETONS.map((name) => (
          <div key={name} className="pub-article ui-skeleton">
            <div className="ui-skeleton__bar" data-width="third" />
            <div className="ui-skeleton__bar" data-shape="title" />
            <div className="ui-skeleton__bar" />
            <div className="ui-skeleton__bar" data-width="most" />
          </div>
        ))}
      </div>
    </div>
  );
}
