import * as z from 'zod/mini';
import { LocalizedText } from '../../shared/language.js';

/**
 * Id of a news category. Articles and subscriptions store it and addresses and feeds name it, so it is made once and stays. Those of the
 * specification (NEWS-06) are its English names, such as `Corporate Law`; whether an id exists, the news service knows.
 */
export const CategoryId = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9 -]{0,59}$/, 'invalid_choice'));

/** The category of articles that were given no other (NEWS-06); it cannot be archived. */
export const DEFAULT_CATEGORY = 'General';

/** A category that readers can choose. */
export const NewsCategory = z.strictObject({ id: CategoryId, name: LocalizedText });
export type NewsCategory = z.infer<typeof NewsCategory>;
