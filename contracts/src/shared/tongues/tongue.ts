/** All that is known of a language of the site; a language is one such file and its place in `tongues.ts`. */
export interface Tongue {
  /** Its own name for itself. */
  name: string;
  dir: 'ltr' | 'rtl';
  /** As previews of shared links write it. */
  locale: string;
  /** As browsers' own tables of words are asked. */
  engine: string;
  /** Slugs of the pages that somebody has written in it; `all` of a language that everything exists in. */
  pages: 'all' | readonly string[];
  months: readonly string[];
  /** Sunday first. */
  weekdays: readonly string[];
  /** How the first of a month is written, where not `1`. */
  first?: string;
  /** What stands behind a time of day. */
  beirut: string;
  /** Between a date and a time, and in lists. */
  comma: string;
  /** What is said to whom reads another language and might prefer this one. */
  offer: { text: string; link: string; dismiss: string };
}
