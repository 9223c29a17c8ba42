import { inLanguage, splitLanguage } from '@diwan/contracts/shared/language-path';
import { ofProduct, type SiteLanguage } from '@diwan/contracts/shared/tongues';
import { OFFICE } from '@diwan/contracts/site/changes/subjects';
import { type Call, documentRule, type RemoteModule, type Said, seenQuery } from '@diwan/mf-kit';
import type { AnswerStore } from '../kept/answer-store.js';
import type { Given, Made } from '../kept/kept.js';
import { isPlain } from '../proxy/plain-path.js';
import type { RemoteCatalogue } from '../remotes/catalogue.js';
import type { OfficeDesk } from '../site/office.js';
import type { CallContext } from '../site/service-client.js';
import { isAlwaysOpen } from '../site/site-access.js';
import { finishPage } from './finish-page.js';
import type { PageDesk, Wanted } from './page-desk.js';
import { Sources } from './sources.js';

/** A client for a caller; `onStale` is told when an answer was from memory. */
export type Client = (context: CallContext, onStale?: (readAt: number) => void) => Call;

export interface PublicPagesOptions {
  pages: PageDesk;
  store: AnswerStore;
  client: Client;
  catalogue: RemoteCatalogue;
  desk: OfficeDesk;
  /** Headers of documents. */
  headers: Readonly<Record<string, string>>;
}

/** A public page that somebody asked for. */
export interface PublicPage extends Omit<Wanted, 'path'> {
  /** Without the language. */
  path: string;
  query: URLSearchParams;
  /** Network address of the visitor. */
  address: string;
  /** Asked by who works for the firm, of a site that is not published: nobody else may read it (`SiteAccess`). */
  inside?: boolean;
  /** What the form before this page has left for it: then the page is this visitor's own. */
  said?: Said | undefined;
}

/** When machines are to ask again for a site that is not published, in seconds: that takes days, unlike an outage. */
const CLOSED_FOR_S = '3600';

/** Key of a document: its address, and whether its application starts at once. Nothing else of a request shows in a public page. */
export const documentKey = (signedIn: boolean, address: string): string =>
  signedIn ? `awake page ${address}` : `page ${address}`;

/** A page as it was understood: how it is made, and the address that it may be kept under. */
interface Understood {
  address: string | null;
  make: (awake: boolean) => Promise<Made>;
}

/** Public pages: what is kept, or made now. */
export class PublicPages {
  private module: RemoteModule | null = null;
  /** Whether nothing is kept, because the site is closed. */
  private isEmptied = false;

  constructor(private readonly options: PublicPagesOptions) {}

  /** The page for who asked for its own address, under which it is kept. */
  async find(page: PublicPage): Promise<Given> {
    if (await this.isClosedTo(page)) return this.closed(page.language);
    const { store } = this.options;
    const { signedIn } = page;
    const { address, make } = await this.understand(page);
    if (address === null) return unkept(await make(signedIn));
    const given = await store.answer(documentKey(signedIn, address), () => make(signedIn));
    if (given.finished.status < 500 || !signedIn) return given;
    // Who is signed in reads, rather than that it cannot be had, what everybody else reads.
    return (await store.lastKnown(documentKey(false, address), () => make(false))) ?? given;
  }

  /** The page for another route, which names it in an address of its own: nothing is kept on its word. */
  async read(page: PublicPage): Promise<Given> {
    if (await this.isClosedTo(page)) return this.closed(page.language);
    const { store } = this.options;
    const { address, make } = await this.understand(page);
    const kept = address === null ? null : store.ready(documentKey(false, address), Date.now());
    if (kept) return { finished: kept, asOf: null };
    const made = unkept(await make(false));
    if (made.finished.status < 500 || address === null) return made;
    return (await store.lastKnown(documentKey(false, address), () => make(false))) ?? made;
  }

  private async isClosedTo({ path, inside }: Pick<PublicPage, 'path' | 'inside'>): Promise<boolean> {
    const { desk, store } = this.options;
    const isPublished = await desk.isPublished();
    // Of a site that was taken off nothing stands by for an outage.
    if (!isPublished && !this.isEmptied) store.clear();
    this.isEmptied = !isPublished;
    return !isPublished && !inside && !isAlwaysOpen(path);
  }

  /** What visitors get of a site that is not published. Nothing to keep: the next one may come after the firm has published. */
  closed(language: SiteLanguage): Given {
    const { pages, headers } = this.options;
    const finished = finishPage(pages.closed({ language }), language, {
      headers: { ...headers, 'Cache-Control': 'no-store', 'Retry-After': CLOSED_FOR_S },
      redirectStatus: 303,
    });
    return { finished, asOf: null };
  }

  private closedNow(language: SiteLanguage): Made {
    return { finished: this.closed(language).finished, subjects: [OFFICE], quality: 'unkept' };
  }

  private async understand(wanting: PublicPage): Promise<Understood> {
    const { path, query, language, correlationId, address, said, inside } = wanting;
    const { catalogue } = this.options;
    // While the remote cannot be had, its last rules lead to the pages that are kept.
    this.module = await catalogue.serverModule('public').catch(() => this.module);
    const rule = documentRule(this.module, path);
    const seen = seenQuery(rule, query);
    const wanted = { language, path: seen.size > 0 ? `${path}?${seen}` : path, correlationId, inside };
    const page = { path, query: seen, said, inside };
    const isKept = !said && !inside && rule.kept && isPlain(path) && isPathIn(path, language);
    return {
      address: isKept ? inLanguage(wanted.path, language) : null,
      // What is kept is asked for on behalf of everybody: nothing of who came first.
      make: (awake) => this.make({ ...wanted, signedIn: awake }, page, isKept ? '' : address),
    };
  }

  private async make(
    wanted: Wanted,
    { path, query, said, inside }: Pick<PublicPage, 'path' | 'query' | 'said' | 'inside'>,
    address: string,
  ): Promise<Made> {
    const { pages, client, desk, headers } = this.options;
    const { language, correlationId } = wanted;
    // Kept pages are made anew on their own when something changes: then, too, they go.
    if (await this.isClosedTo({ path, inside })) return this.closedNow(language);
    const sources = new Sources();
    const call = sources.watching(client({ correlationId, address }, sources.lack));
    const answer = await pages.rendered(wanted, (module) =>
      module.load?.({ path, query, language: ofProduct(language), siteLanguage: language, call, said }),
    );
    // Taken off while it was made: then it is not kept, not even to stand by.
    if (await this.isClosedTo({ path, inside })) return this.closedNow(language);
    const finished = finishPage(answer, language, {
      // Nothing personal is rendered here, so that browsers may keep the page; they ask each time whether it is still the same.
      headers: {
        ...headers,
        'Cache-Control': said || inside ? 'no-store' : 'private, no-cache',
        Vary: 'Cookie',
        // The few pages that stay open would make the firm known before it wishes to be.
        ...(!(await desk.isPublished()) && { 'X-Robots-Tag': 'noindex' }),
      },
      redirectStatus: 301,
    });
    const quality = qualityOf(finished.status, sources.isWhole && desk.isCurrent);
    return { finished, subjects: sources.subjects, quality, ...(sources.asOf && { asOf: sources.asOf }) };
  }
}

function qualityOf(status: number, isWhole: boolean): Made['quality'] {
  if (status >= 500) return 'failed';
  if (!isWhole) return 'partial';
  return status === 200 ? 'whole' : 'unkept';
}

const unkept = ({ finished, asOf }: Made): Given => ({ finished, asOf: asOf ?? null });

/** Whether the address of a path in a language leads to it: `/ar/contact` is no path of the English site. */
const isPathIn = (path: string, language: SiteLanguage) =>
  splitLanguage(inLanguage(path, language)).language === language;
