import { Loaded, TABLE_BARS } from '@diwan/desk-kit/loaded';
import { EmptyState } from '@diwan/ui/empty-state';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { useCreditNotes } from '../api/credit-notes.js';
import { CreditNoteList } from '../credit-note-list.js';

/** The credit notes of one client. */
export default function AccountCreditNotes({ record }: RecordPartProps<'account'>) {
  const t = useTexts();
  const query = useCreditNotes({ clientId: record.id });
  return (
    <section className="grid gap-4" aria-labelledby="account-credit-notes">
      <h2 id="account-credit-notes" className="text-xl">
        {t('creditNotes.title')}
      </h2>
      <Loaded query={query} failed={t('billing.fetchFailed')} bars={TABLE_BARS}>
        {(notes) => (
          <CreditNoteList
            caption={t('creditNotes.ofClient', { name: record.client.name })}
            notes={notes}
            empty={
              <EmptyState boxed headingLevel={3} title={t('creditNotes.none')}>
                {t('creditNotes.noneText')}
              </EmptyState>
            }
          />
        )}
      </Loaded>
    </section>
  );
}
