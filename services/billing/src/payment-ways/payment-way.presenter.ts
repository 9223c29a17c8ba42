import type { OwnPaymentWay, PaymentWay, PaymentWayFields } from '@diwan/contracts/money/payment-ways/http';
import { newSince } from './payment-way.rules.js';
import type { PaymentWayRecord } from './payment-way.schema.js';

/** A way to pay as clients read it. */
export function toOwnPaymentWay(record: PaymentWayRecord, now: Date): OwnPaymentWay {
  const { _id, kind, currencies, instructions, account, payee } = record;
  const since = newSince(record, now)?.toISOString() ?? null;
  return { id: String(_id), kind, currencies, instructions, account, payee, newSince: since };
}

/** The same with what only staff see. */
export const toPaymentWay = (record: PaymentWayRecord, now: Date): PaymentWay => ({
  ...toOwnPaymentWay(record, now),
  active: record.active,
  version: record.version,
});

/** What is stored of what was written. */
export function storedFields(
  fields: PaymentWayFields,
): Pick<PaymentWayRecord, 'kind' | 'currencies' | 'instructions' | 'account' | 'payee'> {
  const { kind, instructions } = fields;
  const currencies = [...new Set(fields.currencies)];
  const of = { kind, currencies, instructions };
  if (fields.kind === 'bank_transfer') {
    const { bank, accountName, iban, swift } = fields;
    return { ...of, account: { bank, accountName, iban, swift }, payee: '' };
  }
  return { ...of, account: null, payee: fields.kind === 'cheque' ? fields.payee : '' };
}
