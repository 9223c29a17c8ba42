import { SITE_LANGUAGES, type SiteLanguage } from '@diwan/contracts/shared/tongues';
import type { Log } from '../operation/log.js';
import type { World } from './world.js';

/** Readers go first, in milliseconds from one page to the next. */
const PAUSE_MS = 50;
/** Until it is asked again whether the site is published, in milliseconds, when nobody could say. */
const ASK_AGAIN_MS = 2000;
/** Pages at most: an archive of news need not be in memory. */
const MOST = 400;

/** A page of the site in each language it exists in. */
export interface SiteAddress {
  paths: Record<SiteLanguage, string | null>;
}

export interface WarmUpOptions {
  world: World;
  list: () => Promise<readonly SiteAddress[]>;
  read: (path: string, language: SiteLanguage) => Promise<unknown>;
  /** Whether there is a site to read (PUB-09). */
  desk: {
    isPublished: () => Promise<boolean>;
    /** Whether that is known, or only what was known before. */
    readonly isCurrent: boolean;
  };
  log: Log;
}

/**
 * Reads the whole site once after a start or a publication, as soon as the news service answers: a page that nobody has read yet is then there, too, when that
 * service or its database goes away (F-4).
 */
export class WarmUp {
  private begun = false;
  private stopped = false;
  private askingAgain: NodeJS.Timeout | undefined;

  constructor(private readonly options: WarmUpOptions) {
    options.world.onChange(() => void this.begin());
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.askingAgain);
  }

  private async begin(): Promise<void> {
    const { world, list, log, desk } = this.options;
    if (this.stopped || world.version === 0 || world.isLost) return;
    const isPublished = await desk.isPublished();
    if (!desk.isCurrent) return this.askAgain();
    if (!isPublished) {
      // What was kept is gone: it is read again once the firm has published.
      this.begun = false;
      return;
    }
    if (this.begun) return;
    this.begun = true;
    try {
      const addresses = await list();
      const pages = addresses
        .flatMap(({ paths }) =>
          SITE_LANGUAGES.flatMap((language) => (paths[language] ? [{ path: paths[language], language }] : [])),
        )
        .slice(0, MOST);
      if (await this.readAll(pages)) log.info({ event: 'warmed-up', pages: pages.length });
    } catch (error) {
      // Tried again at the next change; until then pages are made when they are asked for.
      this.begun = false;
      log.warn({ event: 'not-warmed-up', name: (error as Error).name });
    }
  }

  private askAgain(): void {
    clearTimeout(this.askingAgain);
    this.askingAgain = setTimeout(() => void this.begin(), ASK_AGAIN_MS).unref();
  }

  /** Whether all were read, and nothing came in between. */
  private async readAll(pages: readonly { path: string; language: SiteLanguage }[]): Promise<boolean> {
    for (const { path, language } of pages) {
      if (this.stopped || this.options.world.isLost) return false;
      await this.options.read(path, language);
      await new Promise((resolve) => void setTimeout(resolve, PAUSE_MS).unref());
    }
    return true;
  }
}
