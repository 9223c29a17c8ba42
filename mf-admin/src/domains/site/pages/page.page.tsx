import type { EditedPage } from '@diwan/contracts/site/pages/editing.http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { formatDateTime, NotFound, useParams, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { ButtonLink } from '@diwan/ui/button';
import { AdminPage } from '../../../components/admin-page.js';
import { isNotFound } from '../../../components/is-not-found.js';
import { useTexts } from '../../../texts.js';
import { addressOf } from './address-of.js';
import { useEditedPage } from './api/pages.js';
import { PageEditor } from './page-editor.js';

/** Edits one page of the site; the rest of the address is its slug. */
export default function PageEditorPage() {
  const { '*': slug = '' } = useParams();
  return <EditPage key={slug} slug={slug} />;
}

function EditPage({ slug }: { slug: string }) {
  const t = useTexts();
  const { language } = useShell();
  const query = useEditedPage(slug);
  if (isNotFound(query.error)) return <NotFound />;
  const page = query.data;
  return (
    <AdminPage
      title={page?.[language].name || t('pages.one')}
      note={page && <State page={page} />}
      backTo={{ href: '/admin/site/pages', label: t('pages.back') }}
      actions={
        <ButtonLink variant="secondary" icon="external" href={addressOf(slug)}>
          {t('site.open')}
        </ButtonLink>
      }
    >
      <Loaded query={query} failed={t('pages.fetchOneFailed')}>
        {(found) => <PageEditor page={found} />}
      </Loaded>
    </AdminPage>
  );
}

function State({ page: { draft, updatedAt } }: { page: EditedPage }) {
  const t = useTexts();
  const { language } = useShell();
  if (!draft) return t('pages.publishedOn', { date: formatDateTime(updatedAt, language) });
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Badge tone="warning">{t('pages.draft')}</Badge>
      {t('pages.draftBy', { name: draft.by, date: formatDateTime(draft.at, language) })}
    </span>
  );
}
