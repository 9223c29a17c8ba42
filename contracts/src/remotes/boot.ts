import type { SiteLanguage } from '../shared/tongues.js';
import type { OfficeProfile } from '../site/office/office-profile.js';
import type { Opening } from '../site/office/opening.js';
import type { RemoteRegistry } from './registry.js';

/** What the shell's server hands to its page in the browser, as JSON inside the HTML. */
export interface Boot {
  language: SiteLanguage;
  /** Origin of the site, such as `https://diwan.example`. */
  origin: string;
  /** Year in Beirut when the page was made. */
  year: number;
  /** Whether the firm is a demonstration, which every page then says. */
  demo: boolean;
  /**
   * Whether visitors see the site (PUB-09). While they do not: `inside` for who works for the firm and reads its pages, `closed` for all
   * others, whom only the server lets go to a page.
   */
  site: 'published' | 'inside' | 'closed';
  office: {
    profile: OfficeProfile | null;
    opening: Opening | null;
    phone: string | null;
    whatsappNumber: string | null;
  };
  /** Null when it has to be fetched. */
  registry: RemoteRegistry | null;
  /** The page that the server has rendered: path with query, without the language, and what its loader found. Null: the browser renders. */
  page: { path: string; result: unknown } | null;
}
