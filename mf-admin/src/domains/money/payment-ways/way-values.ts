import {
  createPaymentWay,
  type PaymentWay,
  type PaymentWayFields,
  type PaymentWayKind,
} from '@diwan/contracts/money/payment-ways/http';
import { ibanText, isIban } from '@diwan/contracts/money/payment-ways/iban';
import type { LocalizedText } from '@diwan/contracts/shared/language';
import type { Currency } from '@diwan/contracts/shared/money';
import { endpointForm } from '../../../components/endpoint-form.js';

/** A way to pay as the form holds it, in the order of its fields; only some of them count for its kind. */
export interface WayValues {
  kind: PaymentWayKind;
  currencies: Currency[];
  bank: string;
  accountName: string;
  iban: string;
  swift: string;
  payee: string;
  instructions: LocalizedText;
  /** Whether clients are shown it. The form does not change it, and keeps what a colleague changes meanwhile. */
  active: boolean;
}

const EMPTY: WayValues = {
  kind: 'bank_transfer',
  currencies: ['USD', 'LBP'],
  ...{ bank: '', accountName: '', iban: '', swift: '', payee: '' },
  instructions: { en: '', ar: '' },
  active: true,
};

/** What the form starts with. */
export const wayValues = (way: PaymentWay | null): WayValues => {
  if (!way) return EMPTY;
  const { kind, currencies, account, payee, instructions, active } = way;
  const { bank, accountName, iban, swift } = account ?? EMPTY;
  return { kind, currencies, bank, accountName, iban: ibanText(iban), swift, payee, instructions, active };
};

/** What is sent of it. */
export function wayFields({ kind, currencies, instructions, ...values }: WayValues): PaymentWayFields {
  const { bank, accountName, iban, swift, payee } = values;
  const common = { currencies, instructions };
  if (kind === 'bank_transfer') return { kind, bank, accountName, iban, swift, ...common };
  return kind === 'cheque' ? { kind, payee, ...common } : { kind, ...common };
}

/** Reads and checks the form. */
export const wayForm = endpointForm(createPaymentWay, (values: WayValues) => {
  const { kind, iban } = values;
  const isWrong = kind === 'bank_transfer' && iban.trim() !== '' && !isIban(iban);
  return { body: wayFields(values), ...(isWrong && { faults: { iban: 'wrong_iban' } }) };
});
