import * as z from 'zod/mini';
import { LocalizedText } from '../../shared/language.js';

/** A page of the site that shows a fact or a question. */
export const PageUse = z.strictObject({ slug: z.string(), name: LocalizedText });

export type PageUse = z.infer<typeof PageUse>;
