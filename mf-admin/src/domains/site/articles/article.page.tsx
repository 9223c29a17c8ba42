import { inLanguage } from '@diwan/contracts/shared/language-path';
import { Loaded } from '@diwan/desk-kit/loaded';
import { NotFound, useParams } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { AdminPage } from '../../../components/admin-page.js';
import { isNotFound } from '../../../components/is-not-found.js';
import { useTexts } from '../../../texts.js';
import { useArticle } from './api/articles.js';
import { ArticleBadges } from './article-badges.js';
import { ArticleForm } from './article-form.js';

/** One article; `new` in the address writes one. */
export default function ArticlePage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewArticle /> : <ExistingArticle key={id} id={id} />;
}

function NewArticle() {
  const t = useTexts();
  return (
    <AdminPage title={t('articles.newTitle')} backTo={{ href: '/admin/news', label: t('articles.back') }}>
      <ArticleForm article={null} />
    </AdminPage>
  );
}

function ExistingArticle({ id }: { id: string }) {
  const t = useTexts();
  const query = useArticle(id);
  if (isNotFound(query.error)) return <NotFound />;
  const article = query.data;
  return (
    <AdminPage
      title={t('articles.editTitle')}
      note={article && <ArticleBadges article={article} />}
      backTo={{ href: '/admin/news', label: t('articles.back') }}
      actions={
        article?.state === 'published' && (
          <ButtonLink variant="secondary" icon="external" href={inLanguage(`/news/${article.slug}`, article.language)}>
            {t('site.open')}
          </ButtonLink>
        )
      }
    >
      <Loaded query={query} failed={t('articles.fetchFailed')}>
        {(found) => <ArticleForm article={found} />}
      </Loaded>
    </AdminPage>
  );
}
