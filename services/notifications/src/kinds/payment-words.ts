import { paymentNotice } from '@diwan/contracts/money/payments/questions';
import { Id } from '@diwan/contracts/shared/id';
import { formatMoney } from '@diwan/contracts/shared/money-words';
import * as z from 'zod/mini';
import type { ComposingTools, Drop, Person } from './notice-kind.js';

/** What every notice of a payment keeps. */
export const paymentFacts = z.object({ paymentId: Id });

/** Asks for the payment at the moment of sending. Dropped when it is gone. */
export async function askPayment(
  { paymentId }: z.infer<typeof paymentFacts>,
  { language }: Person,
  { rpc, link }: ComposingTools,
): Promise<{ isVoided: boolean; words: { number: string; amount: string; link: string } } | Drop> {
  const payment = await rpc.ask(paymentNotice, { paymentId });
  if (payment === null) return { drop: 'cancelled', reason: 'payment_gone' };
  const { number, amount, isVoided, clientPath } = payment;
  return { isVoided, words: { number, amount: formatMoney(amount), link: link(clientPath, language) } };
}
