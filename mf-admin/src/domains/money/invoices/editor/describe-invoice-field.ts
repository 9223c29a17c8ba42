import type { Invoice } from '@diwan/contracts/money/invoices/http';
import type { PaymentTerms } from '@diwan/contracts/money/invoices/terms';
import type { Language } from '@diwan/contracts/shared/language';
import type { Currency } from '@diwan/contracts/shared/money';
import { useTexts } from '../../../../texts.js';
import type { InvoiceValues, LineValues } from './invoice-values.js';

const LINE_LABELS = {
  description: 'invoices.description',
  quantityMilli: 'invoices.quantity',
  unitPriceMinor: 'invoices.unitPrice',
  vatClass: 'invoices.vatClass',
  explanation: 'invoices.explanation',
} as const;

/** A field of the form and its value in words, for the summary of faults and for comparing two versions. `lines`: those of the form. */
export function useDescribeInvoiceField(invoice: Invoice | null, lines: () => readonly LineValues[]) {
  const t = useTexts();
  const inWords = (name: keyof InvoiceValues, value: unknown): string => {
    if (name === 'lines' && Array.isArray(value))
      return (value as LineValues[])
        .map(({ description, quantityMilli, unitPriceMinor }) => `${description}: ${quantityMilli} × ${unitPriceMinor}`)
        .join('; ');
    const text = String(value ?? '').trim();
    if (text === '') return '';
    if (name === 'clientId') return invoice?.client.id === text ? invoice.client.name : text;
    if (name === 'caseId') return invoice?.legalCase?.id === text ? invoice.legalCase.caseNumber : text;
    if (name === 'language') return t(`language.${text as Language}`);
    if (name === 'currency') return t(`currency.${text as Currency}`);
    if (name === 'terms') return t(`paymentTerms.${text as PaymentTerms}`);
    if (name === 'discountKind') return t(`discountKind.${text as InvoiceValues['discountKind']}`);
    return text;
  };
  const labelOf = (name: keyof InvoiceValues): string => {
    if (name === 'clientId') return t('invoices.client');
    if (name === 'caseId') return t('invoices.case');
    if (name === 'discountKind') return t('invoices.discountAs');
    return t(`invoices.${name}`);
  };
  return {
    describe: (name: keyof InvoiceValues, value: unknown) => ({ label: labelOf(name), text: inWords(name, value) }),
    /** Of a fault's place, such as `lines.2.unitPriceMinor`. */
    labelOfPath(path: string): string {
      const [name = '', at, field] = path.split('.');
      if (name !== 'lines' || at === undefined) return labelOf(name as keyof InvoiceValues);
      const line = t('invoices.lineNumber', { number: Number(at) + 1 });
      if (field === 'quantityMilli' && lines()[Number(at)]?.source.kind === 'time')
        return `${line}, ${t('time.duration')}`;
      return field && field in LINE_LABELS ? `${line}, ${t(LINE_LABELS[field as keyof typeof LINE_LABELS])}` : line;
    },
  };
}
