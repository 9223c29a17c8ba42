import { standingNow } from '@diwan/contracts/money/client-accounts/questions';
import type { AccountChange } from '@diwan/contracts/money/payments/account-change';
import { Id } from '@diwan/contracts/shared/id';
import type { Language } from '@diwan/contracts/shared/language';
import { Currency, type Money } from '@diwan/contracts/shared/money';
import { formatMoney } from '@diwan/contracts/shared/money-words';
import * as z from 'zod/mini';
import type { ComposingTools, Person } from './notice-kind.js';

/** What a notice keeps of what changed in its reader's account. */
export const changeFacts = z.object({ invoiceIds: z.array(Id), creditIn: z.array(Currency) });
type Change = z.infer<typeof changeFacts>;

/** A client's own among the changes of an event. */
export function changeOf(changes: readonly AccountChange[], clientId: string): Change {
  const own = changes.find((one) => one.clientId === clientId);
  return { invoiceIds: own?.invoiceIds ?? [], creditIn: own?.creditIn ?? [] };
}

/** The cases of what changed for a client. */
export const casesOf = (changes: readonly AccountChange[], clientId: string): string[] =>
  changes.find((one) => one.clientId === clientId)?.caseIds ?? [];

/** So many invoices are named; a message is short, and the portal has the rest. */
const NAMED = 3;

const WORDS = {
  en: {
    comma: ', ',
    toPay: (invoices: string) => `Now to pay: ${invoices}.`,
    more: (invoices: string, count: number) => `${invoices} and ${count} more`,
    credit: (amount: string) => `Your credit with us is ${amount}.`,
    toPayBack: (amount: string) => `You owe us ${amount} in all of credit that was paid out to you.`,
    nothing: 'Nothing is to be paid because of this.',
  },
  ar: {
    comma: '، ',
    toPay: (invoices: string) => `المطلوب منك الآن: ${invoices}.`,
    more: (invoices: string, count: number) => `${invoices}، وغيرها: ${count}`,
    credit: (amount: string) => `رصيدك الدائن لدينا ${amount}.`,
    toPayBack: (amount: string) => `عليك أن تردّ إلينا ما مجموعه ${amount} من رصيد دُفع لك.`,
    nothing: 'لا يترتّب عليك أي مبلغ بسبب ذلك.',
  },
} as const satisfies Record<Language, unknown>;

/**
 * How a client stands at the moment of sending, in sentences: what is to be paid of the invoices that changed, and their credit where it did.
 * `link`: the page where that stands. `isNothing`: nothing of it is there any more to be told.
 */
export async function askStanding(
  { invoiceIds, creditIn }: Change,
  { id, language }: Person,
  { rpc, link }: ComposingTools,
): Promise<{ standing: string; link: string; isNothing: boolean }> {
  const { invoices, credit, clientPath } = await rpc.ask(standingNow, { clientId: id, invoiceIds, creditIn });
  const said = [...toPay(invoices, language), ...credit.map((amount) => creditWords(amount, language))];
  const isNothing = said.length === 0;
  const standing = isNothing ? WORDS[language].nothing : said.join(' ');
  return { standing, link: link(clientPath, language), isNothing };
}

function toPay(invoices: readonly { number: string; left: Money }[], language: Language): string[] {
  if (invoices.length === 0) return [];
  const words = WORDS[language];
  const named = invoices
    .slice(0, NAMED)
    .map(({ number, left }) => `${number} (${formatMoney(left)})`)
    .join(words.comma);
  const more = invoices.length - NAMED;
  return [words.toPay(more > 0 ? words.more(named, more) : named)];
}

function creditWords({ amountMinor, currency }: Money, language: Language): string {
  const { credit, toPayBack } = WORDS[language];
  const amount = formatMoney({ amountMinor: Math.abs(amountMinor), currency });
  return amountMinor < 0 ? toPayBack(amount) : credit(amount);
}
