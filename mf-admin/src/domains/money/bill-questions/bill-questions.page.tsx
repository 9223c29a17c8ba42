import { Loaded } from '@diwan/desk-kit/loaded';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { EmptyState } from '@diwan/ui/empty-state';
import { Link } from '@diwan/ui/link';
import { AdminPage } from '../../../components/admin-page.js';
import { FilterBar } from '../../../components/filter-bar.js';
import { FilterSelect } from '../../../components/filter-select.js';
import { PageLinks } from '../../../components/page-links.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { useBillQuestions } from './api/bill-questions.js';

/** What clients ask about their bills. */
export default function BillQuestionsPage() {
  const t = useTexts();
  return (
    <AdminPage title={t('dashboard.billQuestions')} note={t('dashboard.billQuestionsText')} permission="billing:read">
      <Questions />
    </AdminPage>
  );
}

function Questions() {
  const t = useTexts();
  const { language } = useShell();
  const address = useListAddress();
  const state = address.filter('state') === 'answered' ? 'answered' : 'open';
  const query = useBillQuestions({ page: address.page, state });
  return (
    <>
      <FilterBar>
        <FilterSelect
          label={t('billQuestions.state')}
          all={t('billQuestions.open')}
          options={[{ value: 'answered', label: t('billQuestions.answered') }]}
          value={state === 'answered' ? state : ''}
          onChange={(wanted) => address.set({ state: wanted })}
        />
      </FilterBar>
      <Loaded query={query} failed={t('billQuestions.failed')}>
        {({ items, total, page, limit }) =>
          items.length === 0 ? (
            <EmptyState boxed title={t('billQuestions.none')}>
              {t('billQuestions.noneText')}
            </EmptyState>
          ) : (
            <>
              <ul className="divide-y divide-line border-y border-line">
                {items.map(({ id, text, client, invoice, askedAt }) => (
                  <li key={id} className="py-3">
                    <Link href={`/admin/bill-questions/${id}`}>
                      <Isolate>{text}</Isolate>
                    </Link>
                    <p className="text-sm text-grey">
                      <Isolate>{client.name}</Isolate> · <Ltr>{invoice.number}</Ltr> ·{' '}
                      {formatDateTime(askedAt, language)}
                    </p>
                  </li>
                ))}
              </ul>
              <PageLinks page={page} pageCount={Math.ceil(total / limit)} hrefFor={address.hrefFor} />
            </>
          )
        }
      </Loaded>
    </>
  );
}
