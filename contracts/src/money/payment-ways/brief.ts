import * as z from 'zod/mini';
import { PaymentWayKind } from './http.js';

/** A way to pay in a few words: its kind, the last signs of its account, whether clients are shown it. */
export const PaymentWayInBrief = z.strictObject({
  kind: PaymentWayKind,
  /** Empty where there is no account. */
  ending: z.string().check(z.maxLength(4)),
  active: z.boolean(),
});
export type PaymentWayInBrief = z.infer<typeof PaymentWayInBrief>;
