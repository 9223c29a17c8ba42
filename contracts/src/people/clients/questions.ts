import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id } from '../../shared/id.js';
import { Money } from '../../shared/money.js';
import { Phone } from '../../shared/phone.js';
import { Role } from '../../shared/role.js';

const Ids = z.array(Id).check(z.maxLength(200));

/** Clients whose folded name contains the text: lets another service search its records by client. At most 200 ids. */
export const findClientIds = operation({
  service: 'identity',
  pattern: 'identity.find-client-ids.v1',
  input: z.strictObject({ search: z.string().check(z.maxLength(64)) }),
  output: Ids,
});

/** How much of one kind hangs on a client; kinds of which there is nothing are left out. */
export const ClientRecordCount = z.strictObject({
  kind: z.enum([
    'cases',
    'documents',
    'requests',
    'hearings',
    'tasks',
    'share_requests',
    'leads',
    'delegations',
    'invoices',
    'payments',
    'credit_notes',
    'credit_payouts',
    'fund_movements',
    'time_entries',
    'expenses',
    'payment_proofs',
    'bill_questions',
    'billing_plans',
    'fund_requests',
    'conversations',
  ]),
  count: z.int(),
});
export type ClientRecordCount = z.infer<typeof ClientRecordCount>;

const recordsIn = <Service extends 'billing' | 'cases' | 'chatbot'>(service: Service) =>
  operation({
    service,
    pattern: `${service}.records-of-client.v1`,
    input: z.strictObject({ clientId: Id }),
    output: z.array(ClientRecordCount),
  });

/** What each service keeps that hangs on a client: while there is any, the client is archived instead of deleted (D-124). */
export const RECORDS_OF_CLIENT = {
  billing: recordsIn('billing'),
  cases: recordsIn('cases'),
  chatbot: recordsIn('chatbot'),
};

/**
 * What a client has proven to hold, so that another service finds what they said under it; asked for a member of staff, and NOT_FOUND
 * for a client whom that one may not read (SEC-04).
 */
export const provenOfClient = operation({
  service: 'identity',
  pattern: 'identity.proven-of-client.v1',
  input: z.strictObject({ clientId: Id, by: z.strictObject({ personId: Id, roles: z.array(Role) }) }),
  output: z.strictObject({ phone: z.nullable(Phone), email: z.nullable(z.string()) }),
});

/** What was agreed with clients for an hour, where something was: it stands on the client's record (BILL-16). */
export const ratesOfClients = operation({
  service: 'identity',
  pattern: 'identity.rates-of-clients.v1',
  input: z.strictObject({ ids: Ids }),
  output: z.array(z.strictObject({ id: Id, hourlyRate: Money })),
});

/** Where a client is and under which number they are taxed, as documents of money say it. */
export const ClientOnDocuments = z.strictObject({ address: z.nullable(z.string()), taxId: z.nullable(z.string()) });
export type ClientOnDocuments = z.infer<typeof ClientOnDocuments>;

/** Null: there is no such client. */
export const clientOnDocuments = operation({
  service: 'identity',
  pattern: 'identity.client-on-documents.v1',
  input: z.strictObject({ clientId: Id }),
  output: z.nullable(ClientOnDocuments),
});
