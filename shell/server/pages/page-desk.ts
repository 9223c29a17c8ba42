import type { Area } from '@diwan/contracts/remotes/area';
import { areaOf, frameOf } from '@diwan/contracts/remotes/area-of-path';
import type { Boot } from '@diwan/contracts/remotes/boot';
import { beirutClock } from '@diwan/contracts/shared/beirut-time';
import { inLanguage } from '@diwan/contracts/shared/language-path';
import { nameIn, type SiteLanguage } from '@diwan/contracts/shared/tongues';
import type { PageResult, RemoteModule, Said } from '@diwan/mf-kit';
import type { Log } from '../operation/log.js';
import type { Metrics } from '../operation/metrics.js';
import type { RemoteCatalogue } from '../remotes/catalogue.js';
import type { OfficeDesk } from '../site/office.js';
import { closedPage } from './closed-page.js';
import { type DocumentParts, htmlDocument } from './html-document.js';
import type { Renderer, ShellFacts } from './renderer.js';
import { SERVER_TEXTS } from './server-texts.js';
import { withoutScript } from './without-script.js';

export interface PageDeskOptions {
  publicOrigin: string;
  /** Whether the firm is a demonstration. */
  demo: boolean;
  catalogue: RemoteCatalogue;
  renderer: Renderer;
  shell: ShellFacts;
  desk: OfficeDesk;
  log: Log;
  metrics: Metrics;
  /** Multiplies how long a page's data may take. */
  timeLimitFactor: number;
}

/** A document that somebody asked for. */
export interface Wanted {
  language: SiteLanguage;
  /** Path and query without the language. */
  path: string;
  correlationId: string;
  /** Who asks works for the firm, and the site is not published. */
  inside?: boolean | undefined;
  /** The application starts at once, because the request came with a session, valid or not. */
  signedIn: boolean;
}

/** The answer: a document, or another place to go. */
export type PageAnswer = { status: number; html: string } | { redirect: string; said?: Said | undefined };

/** A page's data may take so long before the page is left to the browser, in milliseconds. */
const PATIENCE_MS = 6000;

/** Makes the site's documents. */
export class PageDesk {
  constructor(private readonly options: PageDeskOptions) {}

  /** A page of an area that browsers draw: portal and back office. */
  async drawnByBrowser(wanted: Wanted): Promise<PageAnswer> {
    return this.unrendered(wanted, 200);
  }

  /** A public page, with what `ask` gets from its remote; when that or the drawing fails, the browser tries instead. */
  async rendered(wanted: Wanted, ask: (module: RemoteModule) => Promise<PageResult> | undefined): Promise<PageAnswer> {
    const { catalogue, renderer, log, metrics, timeLimitFactor } = this.options;
    let reason = 'remote';
    try {
      const module = await catalogue.serverModule('public');
      reason = 'data';
      const result = await inTime(ask(module) ?? Promise.resolve({ data: undefined }), PATIENCE_MS * timeLimitFactor);
      if (result.redirect) return { redirect: result.redirect, said: result.said };
      reason = 'drawing';
      const boot = await this.boot(wanted, { path: wanted.path, result });
      const page = await renderer.renderPage(boot, module, result);
      return { status: result.status ?? 200, html: await this.document(wanted, boot, 'public', page) };
    } catch (error) {
      metrics.unrendered.inc({ reason });
      const name = error instanceof Error ? error.name : 'Error';
      // Our own faults need their place in the code; a service that is away is known from its own log.
      const stack = reason === 'data' || !(error instanceof Error) ? undefined : error.stack;
      log.warn({ event: 'page-not-rendered', reason, name, stack, correlationId: wanted.correlationId });
      return this.unrendered(wanted, 503);
    }
  }

  /** What stands for every public page until the site is published. */
  closed({ language }: Pick<Wanted, 'language'>): PageAnswer {
    return { status: 503, html: closedPage(language, this.options.shell.styles) };
  }

  private async unrendered(wanted: Wanted, status: 200 | 503): Promise<PageAnswer> {
    const boot = await this.boot(wanted, null);
    const texts = await this.options.renderer.loadMessages(wanted.language);
    const say = (key: string) => texts[key] ?? '';
    const firm = boot.office.profile ? nameIn(boot.office.profile.name, wanted.language) : say('firm.fallbackName');
    const body =
      status === 200
        ? withoutScript(firm, SERVER_TEXTS[wanted.language].needsScript, boot.office, null)
        : withoutScript(say('area.title'), say('area.text'), boot.office, {
            href: inLanguage(wanted.path, wanted.language),
            label: say('failure.retry'),
          });
    return { status, html: await this.document(wanted, boot, areaOf(wanted.path), { body }) };
  }

  private async document(wanted: Wanted, boot: Boot, area: Area, page: DocumentParts['page']): Promise<string> {
    const remote = await this.options.catalogue.facts(area);
    const awake = wanted.signedIn || page.head === undefined;
    return htmlDocument({
      boot,
      shell: this.options.shell,
      remote,
      page,
      awake,
      inOwnTheme: frameOf(wanted.path) === 'bare',
    });
  }

  private async boot({ language, inside }: Wanted, page: Boot['page']): Promise<Boot> {
    const [office, registry] = await Promise.all([this.options.desk.office(), this.options.catalogue.registry()]);
    const { year } = beirutClock(new Date());
    const { publicOrigin: origin, demo, desk } = this.options;
    const site = (await desk.isPublished()) ? 'published' : inside ? 'inside' : 'closed';
    return { language, origin, year, demo, site, office, registry, page };
  }
}

function inTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The page took too long')), limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
