import { Ltr } from '@diwan/ui/bidi';
import { useTexts } from '../../../texts.js';

/** The number of an invoice; a draft has none. */
export function InvoiceNumber({ number }: { number: string | null }) {
  const t = useTexts();
  return number ? <Ltr className="whitespace-nowrap">{number}</Ltr> : t('invoices.draft');
}
