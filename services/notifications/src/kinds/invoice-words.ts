import type { DropReason } from '@diwan/contracts/messages/notices/drop-reason';
import { invoiceNotice } from '@diwan/contracts/money/invoices/questions';
import type { InvoiceState } from '@diwan/contracts/money/invoices/state';
import { formatDate } from '@diwan/contracts/shared/date-text';
import { Id } from '@diwan/contracts/shared/id';
import { formatMoney } from '@diwan/contracts/shared/money-words';
import * as z from 'zod/mini';
import type { About, ComposingTools, Drop, Person } from './notice-kind.js';

/** What every notice of an invoice keeps. */
export const invoiceFacts = z.object({ invoiceId: Id, caseId: z.nullable(Id) });
type Facts = z.infer<typeof invoiceFacts>;

/** The case is named in the delivery log where there is one, so that who is kept away from it does not read of it. */
export const aboutCase = ({ caseId }: { caseId?: string | null | undefined }): About => (caseId ? { caseId } : {});

type Known = NonNullable<z.output<typeof invoiceNotice.output>>;

/** What such a notice may say, with `invoice` as it stands now. */
interface SaidOfInvoice {
  invoice: Known;
  words: { number: string; amount: string; due: string; link: string };
}

/** Asks for the invoice at the moment of sending; `amount` is what is left to pay. Dropped when it is gone. */
export async function askInvoice(
  { invoiceId }: Facts,
  { language }: Person,
  { rpc, link }: ComposingTools,
): Promise<SaidOfInvoice | Drop> {
  const invoice = await rpc.ask(invoiceNotice, { invoiceId });
  if (invoice === null) return { drop: 'cancelled', reason: 'invoice_gone' };
  return {
    invoice,
    words: {
      number: invoice.number,
      amount: formatMoney(invoice.balance),
      due: formatDate(invoice.dueDate, language),
      link: link(invoice.clientPath, language),
    },
  };
}

/** Why nothing is asked for on an invoice; undefined where something is left to pay. */
const CLOSED: { [State in InvoiceState]?: DropReason } = {
  draft: 'invoice_draft',
  paid: 'invoice_paid',
  credited: 'invoice_credited',
  nothing_due: 'invoice_nothing_due',
  void: 'invoice_void',
};

/** The same for what asks for payment: dropped when nothing is left to pay. */
export async function askOpenInvoice(
  facts: Facts,
  person: Person,
  tools: ComposingTools,
): Promise<SaidOfInvoice | Drop> {
  const said = await askInvoice(facts, person, tools);
  if ('drop' in said) return said;
  const reason = CLOSED[said.invoice.state];
  return reason === undefined ? said : { drop: 'cancelled', reason };
}
