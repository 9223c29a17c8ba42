import { searchWords, wordBeginnings } from '@diwan/contracts/shared/search-text';
import type { PageSummary } from '@diwan/contracts/site/pages/editing.http';
import { formatDate, formatDateTime, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { EmptyState } from '@diwan/ui/empty-state';
import { Link } from '@diwan/ui/link';
import type { TableColumn } from '@diwan/ui/table';
import { AdminPage } from '../../../components/admin-page.js';
import { ListFilters } from '../../../components/list-filters.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { WholeTable } from '../../../components/whole-table.js';
import { useTexts } from '../../../texts.js';
import { addressOf } from './address-of.js';
import { usePages } from './api/pages.js';

/** The pages of the site (PUB-01). */
export default function PagesPage() {
  const t = useTexts();
  return (
    <AdminPage title={t('pages.title')} note={t('pages.note')}>
      <Pages />
    </AdminPage>
  );
}

function Pages() {
  const t = useTexts();
  const { language } = useShell();
  const address = useListAddress();
  const columns: TableColumn<PageSummary>[] = [
    {
      id: 'name',
      header: t('pages.name'),
      rowHeader: true,
      cell: ({ slug, name }) => (
        <span className="grid gap-1">
          <Link href={`/admin/site/pages/${slug}`} look="plain">
            {name[language]}
          </Link>
          <span className="text-sm font-normal text-grey" lang={language === 'ar' ? 'en' : 'ar'}>
            {name[language === 'ar' ? 'en' : 'ar']}
          </span>
        </span>
      ),
    },
    {
      id: 'address',
      phone: 'plain',
      header: t('pages.address'),
      cell: ({ slug }) => <bdi dir="ltr">{addressOf(slug)}</bdi>,
    },
    { id: 'state', phone: 'plain', header: t('pages.state'), cell: (page) => <State page={page} /> },
    { id: 'changed', header: t('site.changedOn'), cell: ({ updatedAt }) => formatDate(updatedAt, language) },
  ];
  return (
    <>
      <ListFilters address={address} search={{ label: t('pages.search'), placeholder: t('pages.searchPlaceholder') }} />
      <WholeTable
        caption={t('pages.title')}
        query={usePages()}
        failed={t('pages.fetchFailed')}
        address={address}
        narrow={(pages) => filterPages(pages, address.filter('search'))}
        orders={{
          name: ({ name }) => name[language],
          address: ({ slug }) => addressOf(slug),
          state: ({ draft }) => draft?.at ?? null,
          changed: ({ updatedAt }) => updatedAt,
        }}
        columns={columns}
        rowKey={({ slug }) => slug}
        empty={
          <EmptyState boxed title={t('pages.noMatch')}>
            {t('pages.noMatchText')}
          </EmptyState>
        }
      />
    </>
  );
}

function State({ page: { draft, expiredFacts } }: { page: PageSummary }) {
  const t = useTexts();
  const { language } = useShell();
  return (
    <span className="grid justify-items-start gap-1">
      {draft ? <Badge tone="warning">{t('pages.draft')}</Badge> : <Badge tone="success">{t('pages.live')}</Badge>}
      {draft && (
        <span className="text-sm text-grey">
          {t('pages.draftBy', { name: draft.by, date: formatDateTime(draft.at, language) })}
        </span>
      )}
      {expiredFacts > 0 && <Badge tone="danger">{t('pages.expiredFacts', { count: expiredFacts })}</Badge>}
    </span>
  );
}

function filterPages(pages: readonly PageSummary[], search: string): PageSummary[] {
  const patterns = wordBeginnings(search);
  return pages.filter(({ slug, name }) => {
    const words = searchWords(slug.replaceAll('/', ' '), name.en, name.ar);
    return patterns.every((pattern) => words.some((word) => pattern.test(word)));
  });
}
