import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';

/**
 * What of the site has changed since a version: names of subjects (`subjects.ts`), no content. Another `epoch`, or a `version` below the one
 * asked with, is another history, of which nothing earlier counts.
 */
export const ContentChanges = z.strictObject({ epoch: z.string(), version: z.int(), changed: z.array(z.string()) });
export type ContentChanges = z.infer<typeof ContentChanges>;

/** Asked twice a second by each server that keeps answers (docs/adr/0016). */
export const listContentChanges = endpoint({
  service: 'news',
  method: 'GET',
  path: '/site/changes',
  access: 'public',
  status: 200,
  summary: 'What has changed on the site since a version',
  query: z.strictObject({ since: z.coerce.number().check(z.int(), z.minimum(0)) }),
  response: ContentChanges,
  background: true,
  errors: [],
});
