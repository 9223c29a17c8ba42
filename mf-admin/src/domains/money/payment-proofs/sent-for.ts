import type { PaymentProof } from '@diwan/contracts/money/payment-proofs/http';

/** The number of the invoice, or the reference of the deposit, that a proof was sent for. */
export const sentFor = ({ invoice, fundRequest }: Pick<PaymentProof, 'invoice' | 'fundRequest'>): string =>
  invoice?.number ?? fundRequest?.reference ?? '';
