import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams } from '../../shared/id.js';
import { line } from '../../shared/text.js';

const service = 'identity';

/** Nobody keeps more, so that they need no pages. */
export const MOST_LIST_VIEWS = 50;

const fields = {
  /** Path of the list, such as `/admin/cases`. */
  list: z.string().check(z.regex(/^\/admin(\/[a-z][a-z0-9-]*)+$/), z.maxLength(80)),
  name: line(60),
  /** What of the list is shown: search, filters and order, as its address says them. */
  query: z.string().check(z.regex(/^[^#?\s]*$/), z.maxLength(500)),
};

/** A list as somebody wants to find it again. It is theirs alone. */
export const ListView = z.strictObject({ id: Id, ...fields });
export type ListView = z.infer<typeof ListView>;

const own = { service, access: 'signed-in' } as const;

export const listOwnViews = endpoint({
  ...own,
  method: 'GET',
  path: '/my/list-views',
  status: 200,
  summary: 'Own saved views of lists, by name (OFF-07)',
  response: z.array(ListView),
  errors: [],
});
/** Saves a view; one of the same name in the same list is replaced. Answers VALIDATION `too_many` to whoever keeps the most already. */
export const saveOwnView = endpoint({
  ...own,
  method: 'POST',
  path: '/my/list-views',
  status: 200,
  summary: 'Save a view of a list; one of the same name is replaced',
  body: z.strictObject(fields),
  response: ListView,
  errors: [],
});
export const forgetOwnView = endpoint({
  ...own,
  method: 'DELETE',
  path: '/my/list-views/:id',
  status: 204,
  summary: 'Forget an own view',
  params: IdParams,
  errors: ['NOT_FOUND'],
});
