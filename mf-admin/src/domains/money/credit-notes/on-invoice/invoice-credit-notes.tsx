import { CardSection } from '../../../../frame/record/card-section.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { useCreditNotes } from '../api/credit-notes.js';
import { CreditNoteList } from '../credit-note-list.js';

/** What was taken back of an invoice. Nothing where nothing was: its settlements name them already. */
export default function InvoiceCreditNotes({ record }: RecordPartProps<'invoice'>) {
  const t = useTexts();
  if (record.creditedMinor === 0) return null;
  return (
    <CardSection title={t('creditNotes.title')}>
      <OfInvoice invoiceId={record.id} number={record.number ?? ''} />
    </CardSection>
  );
}

function OfInvoice({ invoiceId, number }: { invoiceId: string; number: string }) {
  const t = useTexts();
  const { data = [], isPending } = useCreditNotes({ invoiceId });
  const empty = <p className="text-grey">{t(isPending ? 'page.loading' : 'creditNotes.none')}</p>;
  return <CreditNoteList caption={t('creditNotes.ofInvoice', { number })} notes={data} ofOneInvoice empty={empty} />;
}
