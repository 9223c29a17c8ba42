import { DEMO_ARABIC_CLIENT, DEMO_CLIENT } from '@diwan/contracts/demo/accounts';
import { BILLED_MATTERS, type BilledMatter } from '@diwan/contracts/demo/billed-matters';
import { DEMO_CLIENTS } from '@diwan/contracts/demo/firm';
import type { PaymentMethod } from '@diwan/contracts/money/payments/payment';
import type { Language } from '@diwan/contracts/shared/language';
import type { Currency } from '@diwan/contracts/shared/money';
import { BILLED_WORK, type BilledWork } from './bill-words.js';
import { chance, oneOf } from './chance.js';

/** An invoice of the demo, and what became of it. Days are counted back from the day on which the demo is loaded. */
export interface DemoBill {
  /** Of its invoice. */
  id: string;
  matter: BilledMatter;
  language: Language;
  currency: Currency;
  /** How long ago it was issued; null: it is a draft of today. */
  daysAgo: number | null;
  lines: (BilledWork & { hoursMilli: number; rateMinor: number })[];
  fate: 'open' | 'partial' | 'paid' | 'void' | 'credited';
  method: PaymentMethod;
  /** How many days after the invoice the money came. */
  paidAfter: number;
}

type NewBill = Omit<DemoBill, 'id'>;

/** Two years of months. */
const MONTHS = 24;
/** Dollars an hour in cents; pounds an hour. */
const RATES = { USD: [15_000, 18_000, 20_000, 25_000], LBP: [13_400_000, 17_900_000] } as const;
const METHODS: readonly PaymentMethod[] = ['bank_transfer', 'check', 'cash', 'credit_card', 'bank_transfer'];

const languageOf = (clientId: string): Language => {
  if (clientId === DEMO_ARABIC_CLIENT.id) return 'ar';
  return DEMO_CLIENTS.find(({ id }) => id === clientId)?.language ?? 'en';
};

/** Old invoices are paid, nearly all of them; of those of the last weeks most are open. */
function fateOf(words: string, daysAgo: number): DemoBill['fate'] {
  const lot = chance(`${words} fate`, 100);
  if (daysAgo > 75) return lot < 90 ? 'paid' : lot < 93 ? 'credited' : lot < 96 ? 'void' : 'open';
  return lot < 30 ? 'paid' : lot < 45 ? 'partial' : 'open';
}

function bill(matter: BilledMatter, month: number, year: number): NewBill | null {
  const words = `${matter.caseId} ${month}`;
  const age = (year - matter.year + 1) * 12;
  // A case is billed every few months while it lasts.
  if (month > age || chance(words, 6) !== 0) return null;
  const daysAgo = month * 30 + chance(`${words} day`, 28) + 2;
  const language = languageOf(matter.clientId);
  const currency = chance(`${words} currency`, 7) === 0 ? 'LBP' : 'USD';
  return {
    ...{ matter, language, currency, daysAgo },
    lines: linesOf(words, language, currency),
    fate: fateOf(words, daysAgo),
    method: oneOf(`${words} method`, METHODS),
    paidAfter: 4 + chance(`${words} paid`, 40),
  };
}

function linesOf(words: string, language: Language, currency: Currency): DemoBill['lines'] {
  const count = 1 + chance(`${words} count`, 3);
  return Array.from({ length: count }, (_, at) => ({
    ...oneOf(`${words} work ${at}`, BILLED_WORK[language]),
    hoursMilli: 500 * (1 + chance(`${words} hours ${at}`, 11)),
    rateMinor: oneOf<number>(`${words} rate`, RATES[currency]),
  }));
}

/** The two clients whom everybody tries out have an invoice in every state, in both currencies. */
const OF_ACCOUNTS: readonly (readonly [string, Currency, number | null, DemoBill['fate']])[] = [
  [DEMO_CLIENT.id, 'USD', 400, 'paid'],
  [DEMO_CLIENT.id, 'USD', 210, 'credited'],
  [DEMO_CLIENT.id, 'USD', 95, 'void'],
  [DEMO_CLIENT.id, 'LBP', 70, 'paid'],
  [DEMO_CLIENT.id, 'USD', 48, 'open'],
  [DEMO_CLIENT.id, 'USD', 12, 'partial'],
  [DEMO_CLIENT.id, 'USD', 3, 'open'],
  [DEMO_CLIENT.id, 'USD', null, 'open'],
  [DEMO_ARABIC_CLIENT.id, 'USD', 330, 'paid'],
  [DEMO_ARABIC_CLIENT.id, 'LBP', 160, 'paid'],
  [DEMO_ARABIC_CLIENT.id, 'USD', 52, 'open'],
  [DEMO_ARABIC_CLIENT.id, 'USD', 15, 'partial'],
  [DEMO_ARABIC_CLIENT.id, 'LBP', 6, 'open'],
  [DEMO_ARABIC_CLIENT.id, 'USD', null, 'open'],
];

function billOfAccount([clientId, currency, daysAgo, fate]: (typeof OF_ACCOUNTS)[number], at: number): NewBill {
  const words = `${clientId} ${at}`;
  const language = languageOf(clientId);
  const matter = oneOf(
    words,
    BILLED_MATTERS.filter((one) => one.clientId === clientId),
  );
  const lines = linesOf(words, language, currency);
  return { ...{ matter, language, currency, daysAgo, fate, lines }, method: oneOf(words, METHODS), paidAfter: 2 };
}

/** All invoices of the demo, the oldest first. `year`: of the day on which they are loaded. */
export function demoBills(year: number): DemoBill[] {
  const isOfAccount = ({ clientId }: BilledMatter) => clientId === DEMO_CLIENT.id || clientId === DEMO_ARABIC_CLIENT.id;
  const others = BILLED_MATTERS.filter((matter) => !isOfAccount(matter));
  const months = Array.from({ length: MONTHS }, (_, month) => month);
  const bills = others.flatMap((matter) => months.flatMap((month) => bill(matter, month, year) ?? []));
  const all = [...bills, ...OF_ACCOUNTS.map(billOfAccount)];
  return all
    .sort((one, other) => (other.daysAgo ?? -1) - (one.daysAgo ?? -1))
    .map((one, at) => ({ ...one, id: `d5${at.toString(16).padStart(22, '0')}` }));
}
