import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { createInvoice } from '@diwan/contracts/money/invoices/http';
import { reckonInvoice } from '@diwan/contracts/money/invoices/reckon';
import { dueDateOf } from '@diwan/contracts/money/invoices/terms';
import { hoursMilli, minutesOfQuantity } from '@diwan/contracts/money/time-entries/hours';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { InvoiceRecord } from './invoice.schema.js';

export type DraftBody = InputOf<typeof createInvoice>['body'];

/** What follows from what somebody wrote: lines with what they come to, totals, the day it is due. */
export type DraftFields = Omit<DraftBody, 'lines' | 'dueDate'> &
  Pick<InvoiceRecord, 'lines' | 'totals' | 'dueDate' | 'totalMinor' | 'standardVatBp'>;

/**
 * Reckons a draft. Throws VALIDATION: due before it is issued (D-154), a discount above the fees, amounts beyond exact numbers, minutes of what
 * is no time.
 */
export function draftFields(typed: DraftBody, standardVatBp: number): DraftFields {
  const body = { ...typed, lines: typed.lines.map(withMinutes) };
  const dueDate = body.dueDate ?? dueDateOf(body.issueDate, body.terms);
  if (dueDate < body.issueDate) throw refused('dueDate', 'too_small');
  const { lines, totals, feesMinor } = reckoned(body, standardVatBp);
  if (body.discount?.kind === 'amount' && body.discount.amountMinor > feesMinor) throw refused('discount', 'over_fees');
  if (body.lines.some(({ source, replaces }) => replaces && source.kind !== 'by_hand'))
    throw refused('lines', 'invalid');
  const sources = body.lines.flatMap(({ source, replaces }) =>
    source.kind === 'by_hand' ? (replaces ? [JSON.stringify(replaces)] : []) : [JSON.stringify(source)],
  );
  if (new Set(sources).size < sources.length) throw refused('lines', 'already_used');
  return { ...body, dueDate, lines, totals, totalMinor: totals.totalMinor, standardVatBp };
}

/** Time says how long it was, of which its quantity follows; builds before said the quantity alone. */
function withMinutes(line: DraftBody['lines'][number]): DraftBody['lines'][number] {
  if (line.source.kind !== 'time') {
    if (line.minutes !== undefined) throw refused('lines', 'invalid');
    return line;
  }
  const minutes = line.minutes ?? minutesOfQuantity(line.quantityMilli);
  return minutes === null ? line : { ...line, minutes, quantityMilli: hoursMilli(minutes) };
}

function reckoned(body: DraftBody, standardVatBp: number) {
  try {
    const { lines, totals, feesMinor } = reckonInvoice(body.lines, body.discount, standardVatBp);
    return {
      lines: body.lines.map((line, at) => ({
        ...line,
        ...(lines[at] ?? { amountMinor: 0, discountMinor: 0, vatMinor: 0 }),
      })),
      ...{ totals, feesMinor },
    };
  } catch (fault) {
    if (fault instanceof RangeError) throw refused('lines', 'too_large');
    throw fault;
  }
}

const refused = (field: string, fault: string): DomainError =>
  new DomainError('VALIDATION', { fieldErrors: { [field]: fault } });
