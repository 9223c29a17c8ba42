import { clientView } from '@diwan/service-kit/http/client-view';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import type { InvoiceRepository } from './invoice.repository.js';
import type { InvoiceRecord } from './invoice.schema.js';

/**
 * An invoice about which its client wants to do something: ask, promise, send a proof. Throws NOT_FOUND alike for unknown, foreign and
 * drafts, FORBIDDEN for delegates: they read, the client acts (PORT-10).
 */
export async function ownInvoice(
  invoices: InvoiceRepository,
  caller: SignedInCaller,
  id: string,
): Promise<InvoiceRecord> {
  const view = clientView(caller, 'billing');
  if (view.isDelegate) throw new DomainError('FORBIDDEN');
  const invoice = await invoices.own(view, id);
  if (!invoice) throw new DomainError('NOT_FOUND');
  return invoice;
}

/** The same to read what belongs to it, also for delegates. Throws NOT_FOUND. */
export async function invoiceInView(
  invoices: InvoiceRepository,
  caller: SignedInCaller,
  id: string,
): Promise<InvoiceRecord> {
  const invoice = await invoices.own(clientView(caller, 'billing'), id);
  if (!invoice) throw new DomainError('NOT_FOUND');
  return invoice;
}
