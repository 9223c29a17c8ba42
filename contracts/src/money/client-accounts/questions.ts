import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { CalendarDate, Id } from '../../shared/id.js';
import { Currency, Money } from '../../shared/money.js';

/**
 * What the firm's books say of a person, for whoever decides what of them may be erased (PORT-08). `records`: how much names them;
 * `isOpen`: something is to be paid or billed, or is held for them; `lastDay`: of the last entry, null while there is none.
 */
export const moneyOfPerson = operation({
  service: 'billing',
  pattern: 'billing.money-of-person.v1',
  input: z.strictObject({ personId: Id }),
  output: z.strictObject({ records: z.int(), isOpen: z.boolean(), lastDay: z.nullable(CalendarDate) }),
});

/** What a client owes now, one row per currency in which something is open; in minor units, never added (D-082). */
export const owedByClient = operation({
  service: 'billing',
  pattern: 'billing.owed-by-client.v1',
  input: z.strictObject({ clientId: Id }),
  output: z.array(
    z.strictObject({ currency: Currency, outstandingMinor: z.int(), overdueMinor: z.int(), openInvoices: z.int() }),
  ),
});

/** The same of some clients at once, for messages to many of them: what is open, each currency apart; who owes nothing is left out. */
export const owedByClients = operation({
  service: 'billing',
  pattern: 'billing.owed-by-clients.v1',
  input: z.strictObject({ clientIds: z.array(Id).check(z.maxLength(200)) }),
  output: z.array(z.strictObject({ clientId: Id, amounts: z.array(Money) })),
});

/**
 * How a client stands after something was voided, reversed or credited, read when a notice of it is sent: what is left on some invoices of theirs, the
 * earliest due first, and their credit in some currencies, less than nothing where they owe some back. What is paid meanwhile, and invoices of
 * others, are left out.
 */
export const standingNow = operation({
  service: 'billing',
  pattern: 'billing.standing-now.v1',
  input: z.strictObject({
    clientId: Id,
    invoiceIds: z.array(Id).check(z.maxLength(1000)),
    creditIn: z.array(Currency),
  }),
  output: z.strictObject({
    invoices: z.array(z.strictObject({ number: z.string(), left: Money })),
    credit: z.array(Money),
    clientPath: z.string(),
  }),
});
