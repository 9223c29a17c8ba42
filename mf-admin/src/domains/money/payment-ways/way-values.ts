import type { PaymentWay, PaymentWayFields, PaymentWayKind } from '@diwan/contracts/money/payment-ways/http';
import { isIban, plainIban } from '@diwan/contracts/money/payment-ways/iban';
import type { Currency } from '@diwan/contracts/shared/money';

/** What stands in the form. */
export interface WayValues {
  kind: PaymentWayKind;
  currencies: Currency[];
  bank: string;
  accountName: string;
  iban: string;
  swift: string;
  payee: string;
  en: string;
  ar: string;
}

export const NEW_WAY: WayValues = {
  kind: 'bank_transfer',
  currencies: ['USD', 'LBP'],
  ...{ bank: '', accountName: '', iban: '', swift: '', payee: '', en: '', ar: '' },
};

export const valuesOf = ({ kind, currencies, account, payee, instructions }: PaymentWay): WayValues => ({
  kind,
  currencies,
  payee,
  bank: account?.bank ?? '',
  accountName: account?.accountName ?? '',
  iban: account?.iban ?? '',
  swift: account?.swift ?? '',
  ...instructions,
});

/** Names of the fields that something is wrong with. */
export function faultsOf(values: WayValues): Set<keyof WayValues> {
  const { kind } = values;
  const needed: (keyof WayValues)[] =
    kind === 'bank_transfer' ? ['bank', 'accountName'] : kind === 'cheque' ? ['payee'] : ['en', 'ar'];
  const faults = new Set(needed.filter((name) => String(values[name]).trim() === ''));
  if (values.currencies.length === 0) faults.add('currencies');
  if (kind === 'bank_transfer' && !isIban(values.iban)) faults.add('iban');
  return faults;
}

/** What is sent of it. */
export function fieldsOf({ kind, currencies, en, ar, ...values }: WayValues): PaymentWayFields {
  const common = { currencies, instructions: { en: en.trim(), ar: ar.trim() } };
  if (kind === 'cheque') return { kind, payee: values.payee.trim(), ...common };
  if (kind !== 'bank_transfer') return { kind, ...common };
  const { bank, accountName, iban, swift } = values;
  const account = { bank: bank.trim(), accountName: accountName.trim(), iban: plainIban(iban), swift: swift.trim() };
  return { kind, ...account, ...common };
}
