import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { NewsCategory } from './category.js';

const service = 'news';

/** What the list can be narrowed to and the newsletter be asked for (NEWS-06). */
export const listCategories = endpoint({
  service,
  method: 'GET',
  path: '/categories',
  access: 'public',
  status: 200,
  summary: 'Categories of news, in order; archived ones are left out',
  response: z.array(NewsCategory),
  errors: [],
});
