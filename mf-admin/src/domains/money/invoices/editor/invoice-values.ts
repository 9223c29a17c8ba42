import { proportion } from '@diwan/contracts/money/amounts/rounding';
import { createInvoice, type Invoice } from '@diwan/contracts/money/invoices/http';
import type { Discount, InvoiceLineFields, LineSource } from '@diwan/contracts/money/invoices/line';
import { reckonInvoice } from '@diwan/contracts/money/invoices/reckon';
import { dueDateOf, type PaymentTerms } from '@diwan/contracts/money/invoices/terms';
import { hoursMilli, minutesText, parseMinutes } from '@diwan/contracts/money/time-entries/hours';
import type { VatClass } from '@diwan/contracts/money/vat-rates/vat';
import { decimalText, parseDecimal } from '@diwan/contracts/shared/decimal-text';
import type { Language } from '@diwan/contracts/shared/language';
import type { Currency } from '@diwan/contracts/shared/money';
import { moneyText, parseMoney } from '@diwan/contracts/shared/money-text';
import { type BodyOf, endpointForm, type Reading } from '../../../../components/endpoint-form.js';
import { durationFault } from '../../time-entries/time-values.js';

/** Decimals of a quantity, and of a percentage. */
const QUANTITY_DIGITS = 3;
const PERCENT_DIGITS = 2;
const WHOLE_BP = 10_000;

/** A line as the form holds it: amounts as typed, under the names that the service knows them by. */
export interface LineValues {
  description: string;
  explanation: string;
  /** Of time: how long, such as `1:05`. */
  quantityMilli: string;
  unitPriceMinor: string;
  vatClass: VatClass;
  source: LineSource;
  /** The line by hand of another invoice that it stands for. */
  replaces?: InvoiceLineFields['replaces'];
}

/** An invoice as the form holds it, in the order of its fields. */
export interface InvoiceValues {
  clientId: string;
  caseId: string;
  language: Language;
  currency: Currency;
  issueDate: string;
  terms: PaymentTerms;
  dueDate: string;
  lines: LineValues[];
  discountKind: 'none' | 'percent' | 'amount';
  discount: string;
  notes: string;
}

export type InvoiceBody = BodyOf<typeof createInvoice>;

/** A line that nobody has written yet. */
export const emptyLine = (vatClass: VatClass): LineValues => ({
  description: '',
  explanation: '',
  quantityMilli: '1',
  unitPriceMinor: '',
  vatClass,
  source: { kind: 'by_hand' },
});

/** What the form of a new invoice begins with: Net 30 from today (S2§9). */
export const newInvoiceValues = (
  today: string,
  { clientId, caseId, vatClass }: Pick<InvoiceValues, 'clientId' | 'caseId'> & Pick<LineValues, 'vatClass'>,
): InvoiceValues => ({
  clientId,
  caseId,
  language: 'en',
  currency: 'USD',
  issueDate: today,
  terms: 'net_30',
  dueDate: dueDateOf(today, 'net_30'),
  lines: [emptyLine(vatClass)],
  discountKind: 'none',
  discount: '',
  notes: '',
});

/** What the form of a draft begins with. */
export const invoiceValues = (invoice: Invoice): InvoiceValues => ({
  clientId: invoice.client.id,
  caseId: invoice.legalCase?.id ?? '',
  language: invoice.language,
  currency: invoice.currency,
  issueDate: invoice.issueDate,
  terms: invoice.terms,
  dueDate: invoice.dueDate,
  lines: invoice.lines.map(
    ({ description, explanation, quantityMilli, minutes, unitPriceMinor, vatClass, source, replaces }) => ({
      description,
      explanation,
      quantityMilli:
        source.kind === 'time'
          ? minutesText(minutes ?? proportion(quantityMilli, 60, 1000))
          : decimalText(quantityMilli, QUANTITY_DIGITS),
      unitPriceMinor: moneyText({ amountMinor: unitPriceMinor, currency: invoice.currency }),
      vatClass,
      source,
      ...(replaces && { replaces }),
    }),
  ),
  discountKind: invoice.discount?.kind ?? 'none',
  discount: discountText(invoice.discount, invoice.currency),
  notes: invoice.notes,
});

function discountText(discount: Discount, currency: Currency): string {
  if (discount === null) return '';
  return discount.kind === 'percent'
    ? decimalText(discount.basisPoints, PERCENT_DIGITS)
    : moneyText({ amountMinor: discount.amountMinor, currency });
}

/** Quantity and price of a line as numbers, of time its minutes, too; null for what cannot be read. */
export function readLine({ source, quantityMilli, unitPriceMinor }: LineValues, currency: Currency) {
  const minutes = source.kind === 'time' ? (parseMinutes(quantityMilli) ?? undefined) : undefined;
  const typed = source.kind === 'time' ? null : parseDecimal(quantityMilli, QUANTITY_DIGITS);
  return {
    ...(minutes && { minutes }),
    quantityMilli: (minutes ? hoursMilli(minutes) : typed) || null,
    unitPriceMinor: parseMoney(unitPriceMinor, currency)?.amountMinor ?? null,
  };
}

const quantityFault = ({ source, quantityMilli }: LineValues): string =>
  source.kind === 'time' ? durationFault(quantityMilli) : 'invalid_amount';

/** The discount that was typed; undefined for one that cannot be read, or is more than the whole. */
export function readDiscount({ discountKind, discount, currency }: InvoiceValues): Discount | undefined {
  if (discountKind === 'none') return null;
  if (discountKind === 'percent') {
    const basisPoints = parseDecimal(discount, PERCENT_DIGITS);
    return basisPoints === null || basisPoints > WHOLE_BP ? undefined : { kind: 'percent', basisPoints };
  }
  const money = parseMoney(discount, currency);
  return money ? { kind: 'amount', amountMinor: money.amountMinor } : undefined;
}

/** The form as the service takes it, and what is wrong with it. */
function readInvoice(values: InvoiceValues): Reading<InvoiceBody> {
  const { discountKind: _kind, ...typed } = values;
  const read = values.lines.map((line) => readLine(line, values.currency));
  const discount = readDiscount(values);
  const lines = values.lines.map((line, at) => ({
    ...line,
    ...read[at],
    quantityMilli: read[at]?.quantityMilli ?? 1,
    unitPriceMinor: read[at]?.unitPriceMinor ?? 0,
  }));
  const faults: Record<string, string | false> = {
    dueDate: values.dueDate !== '' && values.dueDate < values.issueDate && 'due_before_issue',
    discount: discount === undefined && 'invalid_amount',
  };
  values.lines.forEach((line, at) => {
    const { quantityMilli, unitPriceMinor } = readLine(line, values.currency);
    faults[`lines.${at}.quantityMilli`] = quantityMilli === null && quantityFault(line);
    faults[`lines.${at}.unitPriceMinor`] = unitPriceMinor === null && 'invalid_amount';
  });
  const feesMinor = feesOf(lines);
  if (feesMinor === null) faults['lines.0.unitPriceMinor'] = 'too_large';
  else if (discount?.kind === 'amount' && discount.amountMinor > feesMinor) faults.discount = 'over_fees';
  return {
    body: {
      ...typed,
      caseId: values.caseId || null,
      dueDate: values.dueDate || null,
      discount: discount ?? null,
      lines,
    },
    // What is right is left out: it would hide what the schema finds.
    faults: Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault)),
  };
}

/** What the fees come to; null where an amount is beyond exact whole numbers. */
function feesOf(lines: Parameters<typeof reckonInvoice>[0]): number | null {
  try {
    return reckonInvoice(lines, null, 0).feesMinor;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Reads and checks the form (D-103). */
export const invoiceForm = endpointForm(createInvoice, readInvoice);
