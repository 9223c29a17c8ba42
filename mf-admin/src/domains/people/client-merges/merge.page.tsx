import { Loaded } from '@diwan/desk-kit/loaded';
import { EmptyState } from '@diwan/ui/empty-state';
import { AdminPage } from '../../../components/admin-page.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { usePreview } from './api/client-merges.js';
import { MergeForm } from './merge-form.js';

/** Two records side by side: which stays, what is taken from the other, who signs in, what moves. The two are in the address. */
export default function MergePage() {
  const t = useTexts();
  return (
    <AdminPage
      title={t('merges.compareTitle')}
      note={t('merges.compareNote')}
      backTo={{ href: '/admin/clients/doubles', label: t('merges.title') }}
    >
      <Preview />
    </AdminPage>
  );
}

function Preview() {
  const t = useTexts();
  const address = useListAddress();
  const [kept, merged] = [address.filter('kept'), address.filter('merged')];
  const query = usePreview(kept, merged);
  if (!kept || !merged)
    return (
      <EmptyState boxed title={t('merges.noPair')}>
        {t('merges.noPairText')}
      </EmptyState>
    );
  return (
    <Loaded query={query} failed={t('merges.previewFailed')}>
      {(preview) => (
        <MergeForm
          key={`${preview.kept.id} ${preview.kept.version} ${preview.merged.version}`}
          preview={preview}
          onExchange={() => address.set({ kept: merged, merged: kept })}
        />
      )}
    </Loaded>
  );
}
