import * as z from 'zod/mini';

/** What value added tax is reckoned on: `zero` is taxed at nothing (services used abroad), `exempt` stands outside of it. */
export const VatClass = z.enum(['standard', 'zero', 'exempt']);
export type VatClass = z.infer<typeof VatClass>;
