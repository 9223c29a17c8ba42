import * as z from 'zod/mini';

/**
 * Content of a public page in one language: a heading block and blocks below it, kept as data in the news service.
 * Texts are single paragraphs that may hold `**bold**`, `[label](/path)` and `{fact:id}`, which shows the text of a legal fact.
 */
const Text = z.string().check(z.minLength(1));

/** Something a visitor can do: open the firm's WhatsApp chat with a text, call, write an e-mail, or go to a page. */
export const PageAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('whatsapp'), label: Text, text: Text }),
  z.strictObject({ kind: z.literal('tel'), label: Text }),
  z.strictObject({ kind: z.literal('mailto'), label: Text, subject: Text }),
  z.strictObject({ kind: z.literal('link'), label: Text, href: z.string().check(z.startsWith('/')) }),
]);
export type PageAction = z.infer<typeof PageAction>;

/** Names of the drawings in `@diwan/ui/drawings`. */
export const Drawing = z.enum([
  'business',
  'incorporation',
  'criminal',
  'governance',
  'real-estate',
  'banking',
  'tax',
  'family',
  'labor',
  'ip',
  'partnership',
  'sarl',
  'sal',
  'holding',
  'offshore',
]);
export type Drawing = z.infer<typeof Drawing>;

const Heading = { heading: Text, intro: z.optional(Text) };

const PanelList = z.strictObject({ heading: Text, items: z.array(Text).check(z.minLength(1)) });

export const PageBlock = z.discriminatedUnion('type', [
  /** First block of each page; carries the only `h1`. `full` fills the first screen. */
  z.strictObject({
    type: z.literal('hero'),
    eyebrow: z.optional(Text),
    title: Text,
    lead: Text,
    drawing: z.optional(Drawing),
    full: z.optional(z.boolean()),
    actions: z.array(PageAction),
  }),
  z.strictObject({
    type: z.literal('prose'),
    heading: z.optional(Text),
    paragraphs: z.array(Text).check(z.minLength(1)),
  }),
  z.strictObject({
    type: z.literal('list'),
    ...Heading,
    marker: z.enum(['check', 'bullet', 'number']),
    items: z.array(Text).check(z.minLength(1)),
  }),
  /** Plain cards; one with `href` is a link as a whole. */
  z.strictObject({
    type: z.literal('cards'),
    ...Heading,
    items: z.array(
      z.strictObject({
        title: Text,
        text: Text,
        features: z.optional(z.array(Text)),
        href: z.optional(z.string().check(z.startsWith('/'))),
        drawing: z.optional(Drawing),
      }),
    ),
  }),
  /** Cards that open a panel with more; none is open at first, one at a time (PUB-07, D-037). `id` is the address of the panel. */
  z.strictObject({
    type: z.literal('expanders'),
    ...Heading,
    items: z.array(
      z.strictObject({
        id: z.string().check(z.regex(/^[a-z][a-z-]*$/)),
        title: Text,
        summary: Text,
        drawing: z.optional(Drawing),
        panel: z.strictObject({
          paragraphs: z.array(Text).check(z.minLength(1)),
          lists: z.optional(z.array(PanelList)),
          actions: z.optional(z.array(PageAction)),
        }),
      }),
    ),
  }),
  /** Steps of a process, in order. */
  z.strictObject({ type: z.literal('steps'), ...Heading, items: z.array(z.strictObject({ title: Text, text: Text })) }),
  /** Questions by id from the FAQ collection; the accordion opens one at a time and may be closed. */
  z.strictObject({ type: z.literal('faq'), ...Heading, faqIds: z.array(z.string()).check(z.minLength(1)) }),
  /** Legal facts by id with their statute and review state. */
  z.strictObject({ type: z.literal('facts'), ...Heading, factIds: z.array(z.string()).check(z.minLength(1)) }),
  z.strictObject({ type: z.literal('table'), ...Heading, columns: z.array(Text), rows: z.array(z.array(Text)) }),
  z.strictObject({ type: z.literal('cta'), heading: Text, text: Text, actions: z.array(PageAction) }),
  /** Up to three featured articles; nothing at all when there are none (D-067). */
  z.strictObject({ type: z.literal('featured-news'), heading: Text, intro: z.optional(Text) }),
  z.strictObject({ type: z.literal('attorneys'), heading: z.optional(Text), intro: z.optional(Text), emptyText: Text }),
]);
export type PageBlock = z.infer<typeof PageBlock>;

export const Page = z.strictObject({
  /** Path of the page in English without the leading slash: `services/criminal-law`; the home page is `home`. */
  slug: z.string().check(z.regex(/^[a-z0-9][a-z0-9/-]*$/)),
  /** Title of the browser tab and of search results, without the firm's name; up to 60 characters. */
  metaTitle: z.string().check(z.minLength(3), z.maxLength(70)),
  /** 70 to 160 characters for search results. */
  metaDescription: z.string().check(z.minLength(50), z.maxLength(170)),
  /** Name in breadcrumbs and search results. */
  name: Text,
  blocks: z.array(PageBlock),
});
export type Page = z.infer<typeof Page>;
