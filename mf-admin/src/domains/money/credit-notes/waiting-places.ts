import type { CreditedLine } from '@diwan/contracts/money/credit-notes/credited-lines.http';
import type { Invoice } from '@diwan/contracts/money/invoices/http';

/** Lines that were credited in full and that a new invoice can begin with: those by hand, and those whose work is free. */
export const waitingPlaces = ({ lines }: Pick<Invoice, 'lines'>, credited: readonly CreditedLine[]): number[] =>
  credited
    .filter(({ work, place }) => work === 'free' || (work === null && lines[place]?.source.kind === 'by_hand'))
    .map(({ place }) => place);
