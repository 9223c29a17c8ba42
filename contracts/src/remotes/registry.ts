import * as z from 'zod/mini';
import { AREAS, REMOTE_FORMS } from './area.js';

/** `/registry.json`: which remotes there are, where their entries live, and what their bytes must hash to. */
export const RemoteRegistry = z.object({
  remotes: z.array(
    z.object({
      area: z.enum(AREAS),
      form: z.enum(REMOTE_FORMS),
      /** Such as `mf_public`. */
      name: z.string().check(z.regex(/^mf_[a-z]+$/)),
      /** Same-origin path of what the build says of itself. */
      manifest: z.string().check(z.regex(/^\/mf\/[\w./-]+$/)),
      /** Same-origin path of the entry script and its Subresource Integrity value. */
      entry: z.string().check(z.regex(/^\/mf\/[\w./-]+$/)),
      integrity: z.string().check(z.regex(/^sha384-/)),
      contract: z.int(),
      version: z.string(),
    }),
  ),
});
export type RemoteRegistry = z.infer<typeof RemoteRegistry>;
