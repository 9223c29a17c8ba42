import * as z from 'zod/mini';
import { SiteText } from '../../shared/localized.js';

/** A question visitors ask, with its answer; answers may hold `{fact:id}` like page texts. */
export const Faq = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/)),
  question: SiteText,
  answer: SiteText,
});

export type Faq = z.infer<typeof Faq>;

/** What readers of a page get of a question, in the language that the page is in. */
export const PublicFaq = z.strictObject({ id: z.string(), question: z.string(), answer: z.string() });
export type PublicFaq = z.infer<typeof PublicFaq>;
