import { DEMO_CLIENT } from '@diwan/contracts/demo/accounts';
import { expect, type Page } from '@playwright/test';
import { type DESK_PAGES, type PORTAL_PAGES, RECORD_VIEWS } from '../derived/pages.js';

type Below<Lists> = {
  [Domain in keyof Lists]: Lists[Domain] extends readonly (infer Path)[] ? Path : never;
}[keyof Lists];
export type DeskPath = Below<typeof DESK_PAGES>;
export type PortalPath = Below<typeof PORTAL_PAGES>;
/** A path of which there is one page for each record. */
type OfRecords<Path extends string> = Extract<Path, `${string}:${string}` | `${string}*`>;

/** Ids of records in the demo data, by an address of the API that lists them. */
type Sample = (page: Page) => Promise<readonly string[]>;
const only =
  (...ids: string[]): Sample =>
  async () =>
    ids;
const firstOf =
  (endpoint: string, ...more: string[]): Sample =>
  async (page) => {
    const answer = await page.request.get(`/api${endpoint}`);
    expect(answer.ok(), `${endpoint}: ${answer.status()}`).toBe(true);
    const body = await answer.json();
    const [first] = body.items ?? body;
    expect(first, `a record in ${endpoint}`).toBeDefined();
    return [first.id, ...more];
  };

/** Which record the walks open of each page that is there for many. A page without one here does not compile. */
const DESK_SAMPLES: Record<OfRecords<DeskPath>, Sample> = {
  '/admin/client-details/:id/:view?': only(DEMO_CLIENT.id),
  '/admin/client-billing/:id/:view?': only(DEMO_CLIENT.id),
  '/admin/cases/:id/:view?': firstOf('/cases/cases?limit=1'),
  '/admin/leads/:id/:view?': firstOf('/chatbot/leads?limit=1'),
  '/admin/billing/invoices/:id/:view?': firstOf('/billing/invoices?limit=1&state=paid'),
  '/admin/billing/invoices/:id/edit': firstOf('/billing/invoices?limit=1&state=draft'),
  '/admin/billing/receipts/:id/:view?': firstOf('/billing/payments?limit=1'),
  '/admin/requests/:id': firstOf('/cases/requests?limit=1'),
  '/admin/bill-questions/:id': firstOf('/billing/bill-questions?limit=1'),
  '/admin/billing-plans/:id': firstOf('/billing/billing-plans?limit=1'),
  '/admin/payment-proofs/:id': firstOf('/billing/payment-proofs?limit=1'),
  '/admin/conversations/:id': firstOf('/chatbot/conversations?limit=1'),
  // The door itself, and an invitation of nobody.
  '/admin-login/:invitation?': only('', '0123456789abcdef01234567'),
  '/admin/news/:id': firstOf('/news/editing/articles?limit=1', 'new'),
  '/admin/site/lawyers/:id': firstOf('/news/editing/attorneys', 'new'),
  '/admin/site/pages/*': only('services/labor-law'),
};

const PORTAL_SAMPLES: Record<OfRecords<PortalPath>, Sample> = {
  '/client-portal/cases/:id': firstOf('/cases/my/cases'),
  '/client-portal/requests/:id': firstOf('/cases/my/requests'),
  '/client-portal/messages/:id': firstOf('/chatbot/own/conversations'),
  '/billing/invoices/:id': firstOf('/billing/own/invoices'),
  '/documents/:id': readableDocument,
  // A link of nobody: what its holder sees of one that has ended.
  '/shared/:token': only('a-link-of-nobody'),
};

/** Views that every record of the back office has, and the kind whose further views it has. */
const FIRST_VIEWS = ['', '/timeline'];
const KIND_OF: Record<Extract<DeskPath, `${string}:view?`>, keyof typeof RECORD_VIEWS | null> = {
  '/admin/client-details/:id/:view?': 'client',
  '/admin/client-billing/:id/:view?': 'account',
  '/admin/cases/:id/:view?': 'case',
  '/admin/leads/:id/:view?': 'lead',
  '/admin/billing/invoices/:id/:view?': null,
  '/admin/billing/receipts/:id/:view?': null,
};

const SAMPLES: Partial<Record<string, Sample>> = { ...DESK_SAMPLES, ...PORTAL_SAMPLES };

/** Views of the page of a path, as they stand behind its address; the first one, where there are none. */
export function viewsOf(path: string): string[] {
  if (!(path in KIND_OF)) return [''];
  const kind = KIND_OF[path as keyof typeof KIND_OF];
  return [...FIRST_VIEWS, ...(kind ? RECORD_VIEWS[kind].map((slug) => `/${slug}`) : [])];
}

/** Addresses at which the page of a path is opened, in English. */
export async function addressesOf(path: DeskPath | PortalPath, page: Page): Promise<string[]> {
  const ids = await SAMPLES[path]?.(page);
  if (!ids) return [path];
  const addresses = ids.map((id) => path.replace('/:view?', '').replace(/:\w+|\*/, id));
  return addresses.flatMap((address) => viewsOf(path).map((view) => address + view));
}

/** A document that the client who is signed in may still open often enough for a run of the walks. */
async function readableDocument(page: Page): Promise<readonly string[]> {
  const { items } = await (await page.request.get('/api/cases/my/documents')).json();
  const readable = items.find(
    ({
      policy,
      accessCount,
    }: {
      policy: { maxAccessCount: number | null; expiresAt: string | null };
      accessCount: number;
    }) => policy.expiresAt === null && (policy.maxAccessCount === null || policy.maxAccessCount - accessCount > 10),
  );
  expect(readable, 'a document that can be opened').toBeDefined();
  return [readable.id];
}
