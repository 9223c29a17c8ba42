import type { ClosedBooks } from '@diwan/contracts/money/periods/http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { formatDate, formatDateTime, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { AdminPage } from '../../../components/admin-page.js';
import { useTexts } from '../../../texts.js';
import { useClosedBooks } from './api/closed-books.js';
import { CloseForm } from './close-form.js';

/** Until when the books are closed, and what was closed and opened before. */
export default function ClosedBooksPage() {
  const t = useTexts();
  return (
    <AdminPage title={t('dashboard.closedBooks')} note={t('books.note')}>
      <Books />
    </AdminPage>
  );
}

function Books() {
  const t = useTexts();
  const { can, language } = useShell();
  const query = useClosedBooks();
  return (
    <Loaded query={query} failed={t('billing.fetchFailed')}>
      {({ until, history }) => (
        <div className="grid gap-8">
          <p className="text-lg">
            {until ? t('books.closedUntil', { day: formatDate(until, language) }) : t('books.neverClosed')}
          </p>
          {can('books:close') && <CloseForm key={`${until}-${history.length}`} until={until} />}
          <History history={history} />
        </div>
      )}
    </Loaded>
  );
}

function History({ history }: Pick<ClosedBooks, 'history'>) {
  const t = useTexts();
  const { language } = useShell();
  return (
    <section className="grid gap-2" aria-labelledby="books-history">
      <h2 id="books-history" className="text-lg">
        {t('books.history')}
      </h2>
      {history.length === 0 && <p className="text-grey">{t('books.noHistory')}</p>}
      <ol className="divide-y divide-line border-line">
        {history.map(({ until, reason, byName, at }) => (
          <li key={at} className="py-2">
            <p>{until ? t('books.closedUntil', { day: formatDate(until, language) }) : t('books.openedAll')}</p>
            <p className="text-sm text-grey">
              <Isolate>{reason}</Isolate> · <Isolate>{byName}</Isolate> · {formatDateTime(at, language)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
