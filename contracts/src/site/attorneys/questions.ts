import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id } from '../../shared/id.js';
import { AttorneySlug } from './http.js';

/** The account with which a lawyer of the site works; null where nobody said so, and for whom the site does not show. */
export const accountOfAttorney = operation({
  service: 'news',
  pattern: 'news.account-of-attorney.v1',
  input: z.strictObject({ slug: AttorneySlug }),
  output: z.strictObject({ accountId: z.nullable(Id) }),
});
