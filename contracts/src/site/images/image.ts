import * as z from 'zod/mini';
import { Id } from '../../shared/id.js';

/** An image in several widths (pixels), all at `/api/news/images/{id}/{width}.webp`. */
export const ArticleImage = z.strictObject({
  id: Id,
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
});
