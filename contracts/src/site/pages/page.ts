import * as z from 'zod/mini';

/** How strictly a page is read: what visitors see must be whole, what somebody is still writing may have gaps. */
interface Strictness {
  text: z.ZodMiniString<string>;
  /** Path of a page of the site. */
  path: z.ZodMiniString<string>;
  /** Address of a panel within its page. */
  panelId: z.ZodMiniString<string>;
  /** Fewest entries of lists that must not be empty. */
  fewest: 0 | 1;
  metaTitle: z.ZodMiniString<string>;
  metaDescription: z.ZodMiniString<string>;
}

const MAX_TEXT = 4000;
/** No control characters and none that turn the direction of writing (house rule for all texts, see `shared/text.ts`). */
const PLAIN = z.regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u);

/**
 * A text of a published page: a single paragraph that says something and may hold `**bold**`, `[label](/path)`, `{firm}`, which shows
 * the firm's name as its profile has it, and `{fact:id}`, which shows the text of a legal fact; a paragraph that is bold as a whole stands
 * large. It is what differs between the languages of a page; all else is the same in both.
 */
export const PageText = z.string().check(z.regex(/\S/u, 'required'), z.maxLength(MAX_TEXT), PLAIN);
const GappyText = z.string().check(z.maxLength(MAX_TEXT), PLAIN);

const WHOLE: Strictness = {
  text: PageText,
  // Neither `//host` nor `/\host`, which browsers take for another site.
  path: z.string().check(z.maxLength(300), z.regex(/^\/(?![/\\])\S*$/)),
  panelId: z.string().check(z.maxLength(60), z.regex(/^[a-z][a-z-]*$/)),
  fewest: 1,
  metaTitle: z.string().check(z.minLength(3), z.maxLength(70)),
  metaDescription: z.string().check(z.minLength(50), z.maxLength(170)),
};
const GAPPY: Strictness = {
  text: GappyText,
  path: GappyText,
  panelId: GappyText,
  fewest: 0,
  metaTitle: GappyText,
  metaDescription: GappyText,
};

/** Names of the drawings in `@diwan/ui/drawings`. */
export const Drawing = z.enum([
  'business',
  'incorporation',
  'criminal',
  'arrest',
  'governance',
  'real-estate',
  'banking',
  'tax',
  'family',
  'labor',
  'ip',
  'personal-injury',
  'immigration',
  'partnership',
  'sarl',
  'sal',
  'holding',
  'offshore',
]);
export type Drawing = z.infer<typeof Drawing>;

function pageOf(strictness: Strictness) {
  const { text, path, panelId, fewest } = strictness;
  const atLeast = z.minLength(fewest);
  const heading = { heading: text, intro: z.optional(text) };
  const panelList = z.strictObject({ heading: text, items: z.array(text).check(atLeast) });

  const action = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('whatsapp'), label: text, text }),
    z.strictObject({ kind: z.literal('tel'), label: text }),
    z.strictObject({ kind: z.literal('mailto'), label: text, subject: text }),
    z.strictObject({ kind: z.literal('link'), label: text, href: path }),
  ]);

  const block = z.discriminatedUnion('type', [
    /** First block of each page; carries the only `h1`. `full` fills the first screen. */
    z.strictObject({
      type: z.literal('hero'),
      eyebrow: z.optional(text),
      title: text,
      lead: text,
      drawing: z.optional(Drawing),
      full: z.optional(z.boolean()),
      actions: z.array(action),
    }),
    z.strictObject({
      type: z.literal('prose'),
      heading: z.optional(text),
      paragraphs: z.array(text).check(atLeast),
    }),
    z.strictObject({
      type: z.literal('list'),
      ...heading,
      marker: z.enum(['check', 'bullet', 'number']),
      items: z.array(text).check(atLeast),
    }),
    /** Plain cards; one with `href` is a link as a whole. */
    z.strictObject({
      type: z.literal('cards'),
      ...heading,
      items: z.array(
        z.strictObject({
          title: text,
          text,
          features: z.optional(z.array(text)),
          href: z.optional(path),
          drawing: z.optional(Drawing),
        }),
      ),
    }),
    /** Cards that open a panel with more; none is open at first, one at a time (PUB-07, D-037). `id` is the address of the panel. */
    z.strictObject({
      type: z.literal('expanders'),
      ...heading,
      items: z.array(
        z.strictObject({
          id: panelId,
          title: text,
          summary: text,
          drawing: z.optional(Drawing),
          panel: z.strictObject({
            paragraphs: z.array(text).check(atLeast),
            lists: z.optional(z.array(panelList)),
            actions: z.optional(z.array(action)),
          }),
        }),
      ),
    }),
    /** Steps of a process, in order. */
    z.strictObject({ type: z.literal('steps'), ...heading, items: z.array(z.strictObject({ title: text, text })) }),
    /** Questions by id from the FAQ collection; the accordion opens one at a time and may be closed. */
    z.strictObject({ type: z.literal('faq'), ...heading, faqIds: z.array(z.string()).check(atLeast) }),
    /** Legal facts by id with their statute and review state. */
    z.strictObject({
      type: z.literal('facts'),
      ...heading,
      /** Shut until somebody asks for them. */
      folded: z.optional(z.boolean()),
      factIds: z.array(z.string()).check(atLeast),
    }),
    z.strictObject({ type: z.literal('table'), ...heading, columns: z.array(text), rows: z.array(z.array(text)) }),
    z.strictObject({ type: z.literal('cta'), heading: text, text, actions: z.array(action) }),
    /** Up to three featured articles; nothing at all when there are none (D-067). */
    z.strictObject({ type: z.literal('featured-news'), heading: text, intro: z.optional(text) }),
    z.strictObject({
      type: z.literal('attorneys'),
      heading: z.optional(text),
      intro: z.optional(text),
      /** Faces and names only, side by side. */
      brief: z.optional(z.boolean()),
      emptyText: text,
    }),
  ]);

  const page = z.strictObject({
    /** Path of the page in English without the leading slash: `services/criminal-law`; the home page is `home`. */
    slug: z.string().check(z.regex(/^[a-z0-9][a-z0-9/-]*$/)),
    /** Title of the browser tab and of search results, without the firm's name; up to 60 characters. */
    metaTitle: strictness.metaTitle,
    /** 70 to 160 characters for search results. */
    metaDescription: strictness.metaDescription,
    /** Name in breadcrumbs and search results. */
    name: text,
    blocks: z.array(block).check(z.maxLength(40)),
  });
  return { action, block, page };
}

const whole = pageOf(WHOLE);

/** Something a visitor can do: open the firm's WhatsApp chat with a text, call, write an e-mail, or go to a page. */
export const PageAction = whole.action;
export type PageAction = z.infer<typeof PageAction>;

export const PageBlock = whole.block;
export type PageBlock = z.infer<typeof PageBlock>;

/** Content of a public page in one language: a heading block and blocks below it, kept as data in the news service. */
export const Page = whole.page;
export type Page = z.infer<typeof Page>;

/** A page that somebody is still writing: texts and lists may be empty. */
export const DraftPage = pageOf(GAPPY).page;
