import { inLanguage } from '@diwan/contracts/shared/language-path';
import { type Call, documentRule, type RemoteModule, seenQuery } from '@diwan/mf-kit';
import type { AnswerStore } from '../kept/answer-store.js';
import type { Finished } from '../kept/finished.js';
import type { Made } from '../kept/kept.js';
import type { RemoteCatalogue } from '../remotes/catalogue.js';
import type { OfficeDesk } from '../site/office.js';
import type { CallContext } from '../site/service-client.js';
import { finishPage } from './finish-page.js';
import type { PageDesk, Wanted } from './page-desk.js';
import { Sources } from './sources.js';

/** A client for a caller; `onStale` is told when an answer was from memory. */
export type Client = (context: CallContext, onStale?: () => void) => Call;

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
}

/** Key of a document: its address, and whether its application starts at once. Nothing else of a request shows in a public page. */
export const documentKey = (signedIn: boolean, address: string): string => (signedIn ? `awake ${address}` : address);

/** Public pages: what is kept, or made now. */
export class PublicPages {
  private module: RemoteModule | null = null;

  constructor(private readonly options: PublicPagesOptions) {}

  async find({ path, query, language, signedIn, correlationId, address }: PublicPage): Promise<Finished> {
    const { store, catalogue } = this.options;
    // While the remote cannot be had, its last rules lead to the pages that are kept.
    this.module = await catalogue.serverModule('public').catch(() => this.module);
    const rule = documentRule(this.module, path);
    const seen = seenQuery(rule, query);
    const wanted = { language, path: seen.size > 0 ? `${path}?${seen}` : path, signedIn, correlationId };
    const page = { path, query: seen };
    if (!rule.kept || !isPlain(path)) return (await this.make(wanted, page, address)).finished;
    const key = documentKey(signedIn, inLanguage(wanted.path, language));
    // Asked for on behalf of everybody: nothing of who came first.
    return store.answer(key, () => this.make(wanted, page, ''));
  }

  private async make(
    wanted: Wanted,
    { path, query }: Pick<PublicPage, 'path' | 'query'>,
    address: string,
  ): Promise<Made> {
    const { pages, client, desk, headers } = this.options;
    const { language, correlationId } = wanted;
    const sources = new Sources();
    const call = sources.watching(client({ correlationId, address }, sources.lack));
    const answer = await pages.rendered(wanted, (module) => module.load?.({ path, query, language, call }));
    const finished = finishPage(answer, wanted, {
      // Nothing personal is rendered here, so that browsers may keep the page; they ask each time whether it is still the same.
      headers: { ...headers, 'Cache-Control': 'private, no-cache', Vary: 'Cookie' },
      redirectStatus: 301,
    });
    const quality = qualityOf(finished.status, sources.isWhole && desk.isCurrent);
    return { finished, subjects: sources.subjects, quality };
  }
}

function qualityOf(status: number, isWhole: boolean): Made['quality'] {
  if (status >= 500) return 'failed';
  if (!isWhole) return 'partial';
  return status === 200 ? 'whole' : 'brief';
}

/** A path in its one spelling: the others lead to the same page, and there are more of them than memory. */
function isPlain(path: string): boolean {
  try {
    return encodeURI(decodeURI(path)) === path;
  } catch {
    return false;
  }
}
