import { ArticleState, type EditedArticleRow } from '@diwan/contracts/site/articles/desk.http';
import { readImage } from '@diwan/contracts/site/images/http';
import { apiPath, useShell } from '@diwan/mf-kit';
import { Button, ButtonLink } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { Link } from '@diwan/ui/link';
import type { TableColumn } from '@diwan/ui/table';
import { PagedTable } from '../../../components/paged-table.js';
import type { ListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { useCategories } from '../categories/api/categories.js';
import { useArticles } from './api/articles.js';
import { ArticleBadges } from './article-badges.js';
import { useRemoveArticle } from './use-remove-article.js';

/** The articles, newest first, or the bin. */
export function ArticleTable({ address }: { address: ListAddress }) {
  const t = useTexts();
  const { language: shown } = useShell();
  const state = ArticleState.options.find((option) => option === address.filter('state'));
  const language = (['en', 'ar'] as const).find((option) => option === address.filter('language'));
  const category = address.filter('category');
  const search = address.filter('search');
  const query = useArticles({
    page: address.page,
    ...(search && { search }),
    ...(state && { state }),
    ...(category && { category }),
    ...(language && { language }),
  });
  const names = new Map(useCategories().data?.map(({ id, name }) => [id, name[shown]]));
  const { remove, restore, dialog } = useRemoveArticle();
  const columns: TableColumn<EditedArticleRow>[] = [
    { id: 'image', header: t('articles.image'), cell: ({ image }) => <Thumbnail image={image} /> },
    {
      id: 'title',
      header: t('articles.title'),
      rowHeader: true,
      cell: (article) => <TitleAndExcerpt article={article} />,
    },
    { id: 'category', header: t('articles.category'), cell: (row) => names.get(row.category) ?? row.category },
    { id: 'language', header: t('articles.language'), cell: (row) => t(`language.${row.language}`) },
    { id: 'state', header: t('articles.state'), cell: (article) => <ArticleBadges article={article} /> },
  ];
  return (
    <>
      <PagedTable
        query={query}
        failed={t('articles.fetchFailed')}
        caption={t('articles.listTitle')}
        columns={columns}
        rowKey={({ id }) => id}
        hrefFor={address.hrefFor}
        actionsLabel={t('page.actions')}
        rowActions={(article) =>
          article.state === 'deleted' ? (
            <Button variant="secondary" size="small" onClick={() => restore(article)}>
              {t('articles.restore')}
            </Button>
          ) : (
            <span className="flex gap-2">
              <ButtonLink variant="secondary" size="small" href={`/admin/news/${article.id}`}>
                {t('site.edit')}
              </ButtonLink>
              <Button variant="quiet" size="small" icon="trash" onClick={() => remove(article)}>
                {t('articles.delete')}
              </Button>
            </span>
          )
        }
        empty={
          <EmptyState boxed title={t('articles.none')}>
            {t(state === 'deleted' ? 'articles.noneDeleted' : 'articles.noneText')}
          </EmptyState>
        }
      />
      {dialog}
    </>
  );
}

function Thumbnail({ image }: Pick<EditedArticleRow, 'image'>) {
  const t = useTexts();
  const width = image?.widths[0];
  if (!image || !width) return t('page.nothing');
  const src = apiPath(readImage, { params: { id: image.id, file: `${width}.webp` } });
  return <img src={src} alt={image.alt} loading="lazy" className="aspect-[3/2] w-24 rounded-sm object-cover" />;
}

function TitleAndExcerpt({ article: { id, title, excerpt, language, state } }: { article: EditedArticleRow }) {
  const name = (
    <span lang={language} dir="auto">
      {title}
    </span>
  );
  return (
    <>
      {state === 'deleted' ? (
        name
      ) : (
        <Link href={`/admin/news/${id}`} look="plain">
          {name}
        </Link>
      )}
      {excerpt && (
        <p className="line-clamp-2 max-w-[40rem] font-normal text-grey" lang={language} dir="auto">
          {excerpt}
        </p>
      )}
    </>
  );
}
