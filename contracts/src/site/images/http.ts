import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id } from '../../shared/id.js';

const service = 'news';

export const readImage = endpoint({
  service,
  method: 'GET',
  path: '/images/:id/:file',
  access: 'public',
  status: 200,
  bytes: true,
  summary: 'An image in one width',
  params: z.strictObject({ id: Id, file: z.string().check(z.regex(/^\d{2,4}\.(webp|jpg)$/)) }),
  errors: ['NOT_FOUND'],
});

/** Largest image accepted, in bytes: 5 MB (SEC-07). */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** An image of the library. Its alternative text belongs to the place that shows it. */
export const LibraryImage = z.strictObject({ id: Id, width: z.int(), height: z.int(), widths: z.array(z.int()) });

export type LibraryImage = z.infer<typeof LibraryImage>;

/** Takes a PNG, JPEG or WebP, decodes it and keeps it in a few widths without metadata. */
export const uploadImage = endpoint({
  service: 'news',
  method: 'POST',
  path: '/images',
  access: 'site:write',
  status: 201,
  summary: 'Add an image to the library',
  multipart: { maxFileBytes: MAX_IMAGE_BYTES },
  response: LibraryImage,
  errors: ['PAYLOAD_TOO_LARGE', 'FILE_REFUSED', 'STORAGE_FULL', 'UNAVAILABLE'],
});
