import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ENDPOINTS } from '@diwan/contracts/http/all';
import type { RequestOf } from '@diwan/contracts/http/endpoint';
import { billedCases, casesKeptFrom, casesToBill } from '@diwan/contracts/matters/cases/questions';
import { setExchangeRate } from '@diwan/contracts/money/exchange-rates/http';
import { createInvoice, type Invoice, issueInvoice } from '@diwan/contracts/money/invoices/http';
import { recordPayment } from '@diwan/contracts/money/payments/http';
import { clientOnDocuments } from '@diwan/contracts/people/clients/questions';
import { namesOfPeople } from '@diwan/contracts/people/persons/questions';
import { officeProfile } from '@diwan/contracts/site/office/questions';
import { type SignedIn, startTestService, type TestAnswer, type TestService } from '@diwan/service-kit/testing';
import { BillingService, OPERATIONS } from '../src/billing.js';
import { billingConfig } from '../src/config.js';
import { AN_OFFICE } from './an-office.js';

/** The day on which money is counted in specs, and its morning in Beirut. */
export const TODAY = '2026-05-20';
export const MORNING = new Date(`${TODAY}T06:00:00Z`);

/** What billing is started with in specs: its files lie in a folder of its own, which the run of the tests removes. */
export const testBilling = () =>
  ({
    name: 'billing',
    module: BillingService,
    operations: OPERATIONS,
    shape: billingConfig,
    env: { OBJECT_STORE_DIR: mkdtempSync(path.join(tmpdir(), 'billing-')) },
  }) as const;

const id = () => randomBytes(12).toString('hex');

/** Billing under test with an accountant, two clients and a case of each; the clock stands still on `TODAY`. */
export interface BillingRig extends TestService {
  clientA: { id: string; name: string };
  clientB: { id: string; name: string };
  caseA: string;
  caseB: string;
  accountant: SignedIn;
  owner: SignedIn;
  asClientA: SignedIn;
  asClientB: SignedIn;
  /** A draft of one line, 100 dollars without tax if nothing else is said. */
  draft(more?: Partial<Draft>): Promise<TestAnswer>;
  /** The same, issued. */
  issued(more?: Partial<Draft>): Promise<Invoice>;
  pay(invoice: Pick<Invoice, 'id' | 'client'>, amountMinor: number, more?: Partial<Payment>): Promise<TestAnswer>;
  /** Puts a case behind a wall for somebody. */
  keepAway(person: SignedIn, caseId: string): void;
}

type Draft = RequestOf<typeof createInvoice>['body'];
type Payment = RequestOf<typeof recordPayment>['body'];

/** A line by hand. */
export const line = (unitPriceMinor: number, more: Partial<Draft['lines'][number]> = {}): Draft['lines'][number] => ({
  description: 'Legal consultation',
  explanation: '',
  quantityMilli: 1000,
  unitPriceMinor,
  vatClass: 'exempt',
  source: { kind: 'by_hand' },
  ...more,
});

/** Specs write what happened in the order that they need it; P11 is about documents that are dated before the last one. */
export const forgetLastDays = (service: Pick<TestService, 'model'>) =>
  service.model('NumberSeries').updateMany({}, { $unset: { lastDay: '' } });

export async function startBilling(): Promise<BillingRig> {
  const service = await startTestService({ ...testBilling(), endpoints: ENDPOINTS.billing });
  service.setTime(MORNING);
  const [clientA, clientB] = [
    { id: id(), name: 'Maya Saliba' },
    { id: id(), name: 'Rana Khoury' },
  ];
  const [caseA, caseB] = [id(), id()];
  const clients = [clientA, clientB];
  service.rpcAnswers(namesOfPeople, ({ ids }) =>
    ids.flatMap((one) => {
      const client = clients.find((known) => known.id === one);
      return { id: one, name: client?.name ?? 'Nadine Aoun', isClient: client !== undefined, isStaff: !client };
    }),
  );
  const cases = [
    { id: caseA, title: 'Saliba against the bank', clientIds: [clientA.id] },
    { id: caseB, title: 'Khoury lease', clientIds: [clientB.id] },
  ].map((one, at) => ({ ...one, caseNumber: `2026/${at + 1}`, area: 'corporate-law', team: [], stage: null }));
  const kept = new Map<string, string[]>();
  const keptFrom = (personId: string | undefined): readonly string[] => kept.get(personId ?? '') ?? [];
  service.rpcAnswers(casesKeptFrom, ({ personId }) => [...keptFrom(personId)]);
  service.rpcAnswers(billedCases, ({ ids, by }) =>
    cases.filter((one) => ids.includes(one.id) && !keptFrom(by?.personId).includes(one.id)),
  );
  service.rpcAnswers(casesToBill, ({ clientId, by }) =>
    cases.filter((one) => one.clientIds.includes(clientId) && !keptFrom(by?.personId).includes(one.id)),
  );
  service.rpcAnswers(clientOnDocuments, ({ clientId }) =>
    clients.some((client) => client.id === clientId) ? { address: null, taxId: null } : null,
  );
  service.rpcAnswers(officeProfile, () => AN_OFFICE);
  const accountant = await service.signInAs({ roles: ['accountant'] });
  const owner = await service.signInAs({ roles: ['owner'] });
  const as = (client: { id: string }) => service.signInAs({ roles: ['client'], personId: client.id });
  const http = () => service.http(accountant);
  const rate = { lbpPerUsdHundredths: 8_950_000, source: 'Banque du Liban' };
  const set = await service.http(owner).call(setExchangeRate, { params: { day: '2026-05-01' }, body: rate });
  if (set.status !== 200) throw new Error(JSON.stringify(set.body));
  const draft: BillingRig['draft'] = (more = {}) =>
    http().call(createInvoice, {
      body: {
        clientId: clientA.id,
        caseId: caseA,
        currency: 'USD',
        language: 'en',
        issueDate: TODAY,
        dueDate: null,
        terms: 'net_30',
        discount: null,
        lines: [line(10_000)],
        notes: '',
        ...more,
      },
    });
  return Object.assign(service, {
    ...{ clientA, clientB, caseA, caseB, accountant, owner, draft },
    asClientA: await as(clientA),
    asClientB: await as(clientB),
    keepAway: ({ personId }: SignedIn, caseId: string) => void kept.set(personId, [...keptFrom(personId), caseId]),
    issued: async (more: Partial<Draft> = {}) => {
      const written = await draft(more);
      if (written.status !== 201) throw new Error(JSON.stringify(written.body));
      const { id: invoiceId, version } = written.body;
      if (more.issueDate) await forgetLastDays(service);
      const answer = await http().call(issueInvoice, { params: { id: invoiceId }, body: { version, number: null } });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body as Invoice;
    },
    pay: (invoice: Pick<Invoice, 'id' | 'client'>, amountMinor: number, more: Partial<Payment> = {}) =>
      http().call(recordPayment, {
        body: {
          clientId: invoice.client.id,
          amount: { amountMinor, currency: 'USD' },
          day: TODAY,
          reference: '',
          notes: '',
          allocations: [{ invoiceId: invoice.id, amountMinor, usedMinor: null }],
          ...more,
        },
      }),
  });
}
