import { proportion, shareOut, sum } from '@diwan/contracts/money/amounts/rounding';
import type { Realised } from '@diwan/contracts/money/realisation/http';
import { worthOfTime } from '@diwan/contracts/money/time-entries/hours';
import type { InvoiceRecord } from '../invoices/invoice.schema.js';

/** What an invoice asks for one piece of work, and what of it was paid; before tax, in minor units of the invoice. */
export interface Charge {
  billedMinutes: number;
  billedMinor: number;
  collectedMinutes: number;
  collectedMinor: number;
}

/** What credit notes took back of a line. */
export interface TakenBack {
  lines: readonly { place: number; netMinor: number; vatMinor: number }[];
}

/** What became of work that is neither billed nor paid. */
export const NOT_BILLED: Charge = { billedMinutes: 0, billedMinor: 0, collectedMinutes: 0, collectedMinor: 0 };

/**
 * What an issued invoice charges for work, by the entry. What was paid belongs to all lines by what is left of each with its tax, so that
 * no line is ever paid more than it asks and a paid invoice has collected all it billed.
 */
export function chargesOf(
  { lines, paidMinor }: Pick<InvoiceRecord, 'lines' | 'paidMinor'>,
  notes: readonly TakenBack[],
): Map<string, Charge> {
  const back = notes.flatMap((note) => note.lines);
  const left = lines.map((line, place) => {
    const own = back.filter((one) => one.place === place);
    const netMinor = line.amountMinor - line.discountMinor - sum(own.map((one) => one.netMinor));
    return { netMinor, grossMinor: netMinor + line.vatMinor - sum(own.map((one) => one.vatMinor)) };
  });
  const paid = shareOut(
    paidMinor,
    left.map(({ grossMinor }) => grossMinor),
  );
  return new Map(
    lines.flatMap(({ source, quantityMilli, minutes: billed, amountMinor, discountMinor }, place) => {
      if (source.kind !== 'time') return [];
      const { netMinor = 0, grossMinor = 0 } = left[place] ?? {};
      const asked = amountMinor - discountMinor;
      const minutes = billed ?? proportion(quantityMilli, 60, 1000);
      const billedMinutes = asked === 0 ? minutes : proportion(minutes, netMinor, asked);
      const collectedMinor = grossMinor === 0 ? 0 : proportion(netMinor, paid[place] ?? 0, grossMinor);
      const collectedMinutes = netMinor === 0 ? 0 : proportion(billedMinutes, collectedMinor, netMinor);
      return [[source.entryId, { billedMinutes, billedMinor: netMinor, collectedMinutes, collectedMinor }] as const];
    }),
  );
}

/** Work with what became of it. */
export interface Followed extends Charge {
  workedMinutes: number;
  /** What an hour of it costs, in minor units. */
  rateMinor: number;
}

/** What some work comes to, all of one currency. */
export function realisedOf(work: readonly Followed[]): Realised {
  const all = (field: keyof Followed) => sum(work.map((one) => one[field]));
  const workedMinor = worthOfTime(work.map(({ workedMinutes: minutes, rateMinor }) => ({ minutes, rateMinor })));
  const [billedMinor, collectedMinor] = [all('billedMinor'), all('collectedMinor')];
  return {
    workedMinutes: all('workedMinutes'),
    workedMinor,
    billedMinutes: all('billedMinutes'),
    billedMinor,
    collectedMinutes: all('collectedMinutes'),
    collectedMinor,
    realisationBp: rate(billedMinor, workedMinor),
    collectionBp: rate(collectedMinor, billedMinor),
  };
}

const rate = (part: number, whole: number): number | null => (whole > 0 ? proportion(part, 10_000, whole) : null);
