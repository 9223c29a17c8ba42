import type { StoredInvoiceState } from '@diwan/contracts/money/invoices/state';
import { movesBy } from '@diwan/service-kit/deeds/machine';

/** A draft is issued, and an issued invoice may be voided; everything else about where it stands is computed (D-104). */
const NEXT = { draft: ['issued'], issued: ['void'], void: [] } as const satisfies Record<
  StoredInvoiceState,
  readonly StoredInvoiceState[]
>;
const move = movesBy(NEXT);

export const ISSUE = move(['draft'], 'issued');
export const VOID = move(['issued'], 'void');
