import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';

const service = 'news';
/** Whether visitors see the site. Readers ignore what later builds add. */
const Publication = z.object({ published: z.boolean() });

export const getPublication = endpoint({
  service,
  method: 'GET',
  path: '/site/publication',
  access: 'public',
  status: 200,
  summary: 'Whether visitors see the site',
  response: Publication,
  errors: ['UNAVAILABLE'],
});

/** Opens the site to visitors once the firm has entered who it is, or takes it off. VALIDATION names what is lacking (`lackingToPublish`). */
export const setPublication = endpoint({
  service,
  method: 'PUT',
  path: '/site/publication',
  access: 'office:write',
  fresh: true,
  status: 200,
  summary: 'Publish the site, or take it off',
  body: z.strictObject({ published: z.boolean() }),
  response: Publication,
  errors: ['CONFLICT'],
});
