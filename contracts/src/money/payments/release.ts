import * as z from 'zod/mini';
import { Id } from '../../shared/id.js';
import { Money } from '../../shared/money.js';
import { SomeMoney } from '../amounts/amount.js';

/**
 * What taking a receipt or a transfer back would lead to beyond the invoices that it paid itself: uses of credit, without which there is not
 * enough of it, and what is owed back then, in all, because it was paid out: by another client, too, where records were
 * one when it paid, and are two again.
 */
export const ReleasePreview = z.strictObject({
  uses: z.array(
    z.strictObject({
      id: Id,
      /** What it paid, and would be open again; null for an invoice of a case that is kept from who asks. */
      invoice: z.nullable(z.strictObject({ id: Id, number: z.string() })),
      /** What comes back of it, and is open again: a credit note may have given back some already. */
      amount: Money,
    }),
  ),
  owedBack: z.array(z.strictObject({ client: z.strictObject({ id: Id, name: z.string() }), amount: Money })),
});
export type ReleasePreview = z.infer<typeof ReleasePreview>;

/** What of a preview somebody agreed to. */
export const agreed = {
  takeBack: z._default(z.array(Id).check(z.maxLength(200)), []),
  owedBack: z._default(z.array(z.strictObject({ clientId: Id, amount: SomeMoney })).check(z.maxLength(10)), []),
};
