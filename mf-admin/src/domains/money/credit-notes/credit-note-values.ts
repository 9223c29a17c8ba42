import { sum } from '@diwan/contracts/money/amounts/rounding';
import { fullyCreditedLines } from '@diwan/contracts/money/credit-notes/fully-credited';
import { createCreditNote } from '@diwan/contracts/money/credit-notes/http';
import { taxBack } from '@diwan/contracts/money/credit-notes/tax-back';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import type { Currency } from '@diwan/contracts/shared/money';
import { parseMoney } from '@diwan/contracts/shared/money-text';
import { endpointForm } from '../../../components/endpoint-form.js';
import type { LineLeft } from './left-of.js';

/** A credit note as its form holds it: what is taken back of each line of the invoice as typed, empty for nothing. */
export interface CreditNoteValues {
  day: string;
  reason: string;
  lines: string[];
  /** Whether work and costs of lines that are credited in full can be billed again; empty until it is said. */
  billable: '' | 'yes' | 'no';
}

/** What is taken back of each line, in minor units; null for what cannot be read or is more than is left. */
const readTaken = (typed: readonly string[], left: readonly LineLeft[], currency: Currency) =>
  left.map(({ place, leftMinor }) => {
    const text = typed[place] ?? '';
    if (text.trim() === '') return { place, netMinor: 0 };
    const netMinor = parseMoney(text, currency)?.amountMinor ?? null;
    return { place, netMinor: netMinor !== null && netMinor <= leftMinor ? netMinor : null };
  });

/** What the credit note comes to as it is typed: for the form only, the service reckons it anew. */
export function takenTotals(typed: readonly string[], left: readonly LineLeft[], currency: Currency) {
  const taken = readTaken(typed, left, currency).map((line) => line.netMinor ?? 0);
  const netMinor = sum(taken);
  const vatMinor = sum(
    left.map(({ whole, leftMinor }, at) =>
      taxBack(whole, { takenMinor: whole.netMinor - leftMinor, moreMinor: taken[at] ?? 0 }),
    ),
  );
  return { netMinor, vatMinor, totalMinor: netMinor + vatMinor };
}

/** Whether with what is typed a line is credited in full that charges for work or a cost. */
export function takesWork(typed: readonly string[], left: readonly LineLeft[], currency: Currency): boolean {
  const charged = left.map(({ leftMinor }) => ({ amountMinor: leftMinor, discountMinor: 0 }));
  const taken = readTaken(typed, left, currency).flatMap(({ place, netMinor }) =>
    netMinor ? [{ place, netMinor }] : [],
  );
  return fullyCreditedLines(charged, taken).some((place) => left[place]?.holdsWork);
}

/** Reads and checks the form. */
export const creditNoteForm = (all: readonly LineLeft[], currency: Currency) =>
  endpointForm(createCreditNote, (values: CreditNoteValues) => {
    const left = all.filter(({ leftMinor }) => leftMinor > 0);
    const taken = readTaken(values.lines, left, currency);
    const isAsked = takesWork(values.lines, all, currency);
    const lines = taken.flatMap(({ place, netMinor }) => (netMinor ? [{ place, netMinor }] : []));
    const faults: Record<string, string> = {};
    for (const { place, netMinor } of taken)
      if (netMinor === null)
        faults[`lines.${place}`] = parseMoney(values.lines[place] ?? '', currency) ? 'over_line' : 'invalid_amount';
    if (isAsked && !values.billable) faults.billable = 'required';
    if (values.day > beirutDate(new Date())) faults.day = 'in_the_future';
    const [first] = left;
    // The schema wants one line at least; here its fault stands at the first field.
    if (lines.length === 0 && Object.keys(faults).length === 0 && first)
      faults[`lines.${first.place}`] = 'nothing_taken';
    return {
      body: {
        day: values.day,
        reason: values.reason,
        lines: lines.length > 0 ? lines : [{ place: first?.place ?? 0, netMinor: 1 }],
        // A service of a build before refuses the field; left out, it means no in every build.
        ...(isAsked && values.billable === 'yes' && { billable: true }),
      },
      faults,
    };
  });
