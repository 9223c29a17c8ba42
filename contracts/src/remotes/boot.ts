import type { Language } from '../shared/language.js';
import type { OfficeProfile } from '../site/office/office-profile.js';
import type { RemoteRegistry } from './registry.js';

/** What the shell's server hands to its page in the browser, as JSON inside the HTML. */
export interface Boot {
  language: Language;
  /** Origin of the site, such as `https://diwan.example`. */
  origin: string;
  /** Year in Beirut when the page was made. */
  year: number;
  office: { profile: OfficeProfile | null; phone: string; whatsappNumber: string };
  /** Null when it has to be fetched. */
  registry: RemoteRegistry | null;
  /** The page that the server has rendered: path with query, without the language, and what its loader found. Null: the browser renders. */
  page: { path: string; result: unknown } | null;
}
