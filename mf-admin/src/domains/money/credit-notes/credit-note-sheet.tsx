import type { Invoice } from '@diwan/contracts/money/invoices/http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { useTexts } from '../../../texts.js';
import { useCreditNotes } from './api/credit-notes.js';
import { CreditNoteForm } from './credit-note-form.js';
import { linesLeft } from './left-of.js';

/** Takes back a part of an issued invoice, or all of it (BILL-09). */
export function CreditNoteSheet({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const t = useTexts();
  const query = useCreditNotes({ invoiceId: invoice.id });
  return (
    <EditorSheet
      title={t('creditNotes.newTitle', { number: invoice.number ?? '' })}
      description={t('creditNotes.newText', { client: invoice.client.name })}
      onClose={onClose}
    >
      {(leave) => (
        <Loaded query={query} failed={t('billing.fetchFailed')}>
          {(notes) => (
            <CreditNoteForm
              key={notes.length}
              invoice={invoice}
              left={linesLeft(invoice, notes)}
              onClose={onClose}
              onCancel={leave}
            />
          )}
        </Loaded>
      )}
    </EditorSheet>
  );
}
