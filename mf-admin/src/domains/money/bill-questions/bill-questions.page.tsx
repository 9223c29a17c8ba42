import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { AdminPage } from '../../../components/admin-page.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { WaitingList } from '../../../components/waiting-list.js';
import { useTexts } from '../../../texts.js';
import { useBillQuestions } from './api/bill-questions.js';

/** What clients ask about their bills. */
export default function BillQuestionsPage() {
  const t = useTexts();
  return (
    <AdminPage title={t('dashboard.billQuestions')} note={t('dashboard.billQuestionsText')}>
      <Questions />
    </AdminPage>
  );
}

function Questions() {
  const t = useTexts();
  const { language } = useShell();
  const address = useListAddress();
  const state = address.filter('state') === 'answered' ? 'answered' : 'open';
  return (
    <WaitingList
      state={{
        label: t('billQuestions.state'),
        all: t('billQuestions.open'),
        options: [{ value: 'answered', label: t('billQuestions.answered') }],
        value: state === 'answered' ? state : '',
        onChange: (wanted) => address.set({ state: wanted }),
      }}
      query={useBillQuestions({ page: address.page, state })}
      failed={t('billQuestions.failed')}
      empty={{ title: t('billQuestions.none'), text: t('billQuestions.noneText') }}
      hrefFor={address.hrefFor}
      row={({ id, text, client, invoice, askedAt }) => ({
        id,
        href: `/admin/bill-questions/${id}`,
        title: <Isolate>{text}</Isolate>,
        note: (
          <>
            <Isolate>{client.name}</Isolate> · <Ltr>{invoice.number}</Ltr> · {formatDateTime(askedAt, language)}
          </>
        ),
      })}
    />
  );
}
