import { useShell } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { AdminPage } from '../../../components/admin-page.js';
import { ListFilters } from '../../../components/list-filters.js';
import { type ListAddress, useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { useCategories } from '../categories/api/categories.js';
import { SendDigest } from '../digests/send-digest.js';
import { ArticleTable } from './article-table.js';

const STATES = ['published', 'draft', 'deleted'] as const;

/** News management (NEWS-04). */
export default function ArticlesPage() {
  const t = useTexts();
  const { can } = useShell();
  const address = useListAddress();
  return (
    <AdminPage
      title={t('articles.listTitle')}
      note={t('articles.note')}
      actions={
        <>
          {can('notice:write') && <SendDigest />}
          <ButtonLink icon="plus" href="/admin/news/new">
            {t('articles.newTitle')}
          </ButtonLink>
        </>
      }
    >
      <ArticleFilters address={address} />
      <ArticleTable address={address} />
    </AdminPage>
  );
}

function ArticleFilters({ address }: { address: ListAddress }) {
  const t = useTexts();
  const { language } = useShell();
  const categories = useCategories().data ?? [];
  return (
    <ListFilters
      address={address}
      search={{ label: t('articles.search'), placeholder: t('articles.searchHint') }}
      filters={[
        {
          name: 'state',
          label: t('articles.state'),
          all: t('articles.allStates'),
          options: STATES.map((value) => ({ value, label: t(`articles.state.${value}`) })),
        },
        {
          name: 'category',
          label: t('articles.category'),
          all: t('articles.allCategories'),
          options: categories.map(({ id, name }) => ({ value: id, label: name[language] })),
        },
        {
          name: 'language',
          label: t('articles.language'),
          all: t('articles.allLanguages'),
          options: (['en', 'ar'] as const).map((value) => ({ value, label: t(`language.${value}`) })),
        },
      ]}
    />
  );
}
