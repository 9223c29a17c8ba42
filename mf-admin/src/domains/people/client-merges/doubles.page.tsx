import { Loaded } from '@diwan/desk-kit/loaded';
import { EmptyState } from '@diwan/ui/empty-state';
import { AdminPage } from '../../../components/admin-page.js';
import { useTexts } from '../../../texts.js';
import { useDoubles } from './api/client-merges.js';
import { DoubleRow } from './double-row.js';
import { RecentMerges } from './recent-merges.js';

/** Clients who may be one and the same, and merges that can still be taken back (LEAD-08). */
export default function DoublesPage() {
  const t = useTexts();
  return (
    <AdminPage
      title={t('merges.title')}
      note={t('merges.note')}
      backTo={{ href: '/admin/clients', label: t('merges.backToClients') }}
    >
      <div className="grid gap-10">
        <Doubles />
        <RecentMerges />
      </div>
    </AdminPage>
  );
}

function Doubles() {
  const t = useTexts();
  const query = useDoubles();
  return (
    <section className="grid gap-3" aria-labelledby="doubles">
      <h2 id="doubles" className="text-xl">
        {t('merges.doubles')}
      </h2>
      <Loaded query={query} failed={t('merges.fetchFailed')}>
        {(doubles) =>
          doubles.length === 0 ? (
            <EmptyState boxed headingLevel={3} title={t('merges.none')}>
              {t('merges.noneText')}
            </EmptyState>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {doubles.map((double) => (
                <DoubleRow key={`${double.one.id} ${double.other.id}`} double={double} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
