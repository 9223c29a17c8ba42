import type { ControlOf } from '@diwan/ui/form-of';
import { Notice } from '@diwan/ui/notice';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../../texts.js';
import { useCasesToBill } from '../../client-accounts/api/client-account.js';
import type { ClientName } from '../../client-accounts/client-picker.js';
import { useClientName } from '../../client-accounts/use-client-name.js';
import { useExchangeRates } from '../../exchange-rates/api/exchange-rates.js';
import { rateOn } from '../../exchange-rates/rate-on.js';
import { useVatRates } from '../../vat-rates/api/vat-rates.js';
import { standardOn } from '../../vat-rates/standard-on.js';
import { InvoicePaper } from '../paper/invoice-paper.js';
import type { InvoiceValues } from './invoice-values.js';
import { liveTotals } from './live-totals.js';

export interface InvoicePreviewProps {
  control: ControlOf<InvoiceValues>;
  /** As far as the name is known already. */
  client: ClientName | undefined;
  /** The case that was chosen already, which may not be open for billing any more. */
  caseTitle: string;
}

/** The invoice as it is typed, beside the form. */
export function InvoicePreview({ control, client, caseTitle }: InvoicePreviewProps) {
  const t = useTexts();
  const values = useWatch({ control }) as InvoiceValues;
  const clientName = useClientName(values.clientId, client);
  const vatRates = useVatRates();
  const { data: rates = [] } = useExchangeRates();
  const { data: cases = [] } = useCasesToBill(values.clientId);
  const standardVatBp = standardOn(vatRates.data ?? [], values.issueDate);
  const rate = rateOn(rates, values.issueDate);
  const reckoned = liveTotals(values, standardVatBp, rate);
  const legalCase = cases.find(({ id }) => id === values.caseId);
  return (
    <section className="grid content-start gap-3" aria-labelledby="invoice-preview">
      <h2 id="invoice-preview" className="text-lg">
        {t('invoices.preview')}
      </h2>
      {vatRates.error && <Notice tone="warning">{t('invoices.vatUnknown')}</Notice>}
      {reckoned ? (
        <InvoicePaper
          {...values}
          clientName={clientName}
          caseTitle={values.caseId ? (legalCase?.title ?? caseTitle) : ''}
          lines={values.lines}
          reckoned={reckoned}
          standardVatBp={standardVatBp}
          rate={rate}
        />
      ) : (
        <Notice tone="warning">{t('invoices.tooLarge')}</Notice>
      )}
      {values.currency === 'USD' && !rate && <p className="text-sm text-grey">{t('invoices.noRate')}</p>}
    </section>
  );
}
