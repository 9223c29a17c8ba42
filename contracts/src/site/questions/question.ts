import * as z from 'zod/mini';
import { SiteText } from '../../shared/localized.js';

/** A question visitors ask, with its answer; answers may hold `{fact:id}` like page texts. */
export const Faq = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/)),
  question: SiteText,
  answer: SiteText,
});

export type Faq = z.infer<typeof Faq>;
