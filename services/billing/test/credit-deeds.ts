import { getClientAccount } from '@diwan/contracts/money/client-accounts/http';
import { createCreditNote } from '@diwan/contracts/money/credit-notes/http';
import { payOutCredit } from '@diwan/contracts/money/credit-payouts/http';
import { getInvoice, type Invoice } from '@diwan/contracts/money/invoices/http';
import { previewVoid, takeBackCredit, useCredit, voidPayment } from '@diwan/contracts/money/payments/http';
import type { Currency } from '@diwan/contracts/shared/money';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { checkBooks } from '../src/books-check/check-books.js';
import { type BillingRig, TODAY } from './billing-rig.js';

export const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });

/** What an accountant does with credit of clients, in cents; of client A unless told otherwise. */
export function creditDeeds(rig: () => BillingRig) {
  const staff = () => rig().http(rig().accountant);
  /** That a client owes back so much, as it is agreed to. */
  const owes = (amountMinor: number, { id } = rig().clientA, currency: Currency = 'USD') => ({
    ...{ clientId: id, amount: { amountMinor, currency } },
  });
  return {
    owes,
    /** The same as it is shown before. */
    seenOwed: (amountMinor: number, client = rig().clientA) => ({ client, amount: usd(amountMinor) }),
    faults: async () => (await checkBooks(rig().app.get<Connection>(getConnectionToken()))).faults,
    /** A cheque of more than the invoice that it pays: the rest is credit. */
    cheque: async (invoice: Invoice, amountMinor: number, share = 10_000) => {
      const allocations = [{ invoiceId: invoice.id, amountMinor: share, usedMinor: null }];
      return (await rig().pay(invoice, amountMinor, { allocations })).body as { id: string };
    },
    use: ({ id }: { id: string }, amountMinor: number) =>
      staff().call(useCredit, { params: { id }, body: { amountMinor } }),
    takeBack: ({ id }: { id: string }, useId: string, day = TODAY) =>
      staff().call(takeBackCredit, { params: { id, useId }, body: { day, reason: 'Another invoice' } }),
    preview: async ({ id }: { id: string }) => (await staff().call(previewVoid, { params: { id } })).body,
    bounce: ({ id }: { id: string }, more: { takeBack?: string[]; owedBack?: ReturnType<typeof owes>[] } = {}) =>
      staff().call(voidPayment, { params: { id }, body: { reason: 'Bounced', ...more } }),
    payOut: (amountMinor: number, clientId = rig().clientA.id) =>
      staff().call(payOutCredit, {
        params: { id: clientId },
        body: { amount: usd(amountMinor), method: 'cash', day: TODAY, reference: '', notes: '' },
      }),
    creditNote: ({ id }: { id: string }, netMinor: number) => {
      const body = { day: TODAY, reason: 'Not agreed', lines: [{ place: 0, netMinor }] };
      return staff().call(createCreditNote, { params: { id }, body });
    },
    standing: async (clientId = rig().clientA.id) => {
      const { body } = await staff().call(getClientAccount, { params: { id: clientId } });
      return body.standings.find((one: { currency: string }) => one.currency === 'USD');
    },
    read: async ({ id }: { id: string }): Promise<Invoice> => (await staff().call(getInvoice, { params: { id } })).body,
  };
}
