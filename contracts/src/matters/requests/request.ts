import * as z from 'zod/mini';
import { CalendarDate, Id, Instant } from '../../shared/id.js';

/** A text in both languages, one of which may be missing: the reader is shown the other. */
export const EitherLanguage = (max: number) => {
  const text = z.string().check(z.trim(), z.maxLength(max), z.regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u));
  return z.strictObject({ en: text, ar: text });
};

/** What becomes of one thing that was asked for. `refused` waits for the client again; `withdrawn` is not needed any more. */
export const ItemState = z.enum(['open', 'answered', 'accepted', 'refused', 'withdrawn']);
export type ItemState = z.infer<typeof ItemState>;
/** Of the whole: `open` waits for the client, `answered` for the firm. */
export const RequestState = z.enum(['open', 'answered', 'closed']);
export type RequestState = z.infer<typeof RequestState>;
export const ItemKind = z.enum(['file', 'text']);

/** How many things one request asks for, and how many files answer one of them. */
export const MAX_ITEMS = 20;
export const MAX_FILES = 10;
/** Files travel in parts of this many bytes; the last may be shorter. */
export const PART_BYTES = 512 * 1024;

export const itemFields = {
  title: EitherLanguage(160),
  explanation: EitherLanguage(1000),
  kind: ItemKind,
  /** Type of the document that an accepted file becomes. */
  documentType: z.string().check(z.maxLength(40)),
};

/** What both sides see of one thing that was asked for. */
export const item = {
  id: Id,
  title: z.strictObject({ en: z.string(), ar: z.string() }),
  explanation: z.strictObject({ en: z.string(), ar: z.string() }),
  kind: ItemKind,
  dueOn: z.nullable(CalendarDate),
  state: ItemState,
  files: z.array(z.strictObject({ id: Id, name: z.string(), size: z.int() })),
  text: z.string(),
  /** Why it was refused; empty otherwise. */
  reason: z.string(),
  answeredAt: z.nullable(Instant),
};

/** The path of one item. */
export const ItemParams = z.strictObject({ id: Id, item: Id });
/** The path of one file of an item. */
export const FileParams = z.strictObject({ id: Id, item: Id, file: Id });
