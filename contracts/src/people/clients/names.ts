import * as z from 'zod/mini';

const part = z.string().check(z.trim(), z.maxLength(80), z.regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u));

/** A name as documents write it: consulates and registers ask for the father's, often for the mother's too (I18-05). Empty: not known. */
export const NameParts = z.strictObject({ given: part, father: part, family: part, mother: part });
export type NameParts = z.infer<typeof NameParts>;

/** The name in both scripts, for documents and for being found. Of a company only `given` is filled, with its whole name. Null: not known. */
export const ClientNames = z.strictObject({ latin: z.nullable(NameParts), arabic: z.nullable(NameParts) });
export type ClientNames = z.infer<typeof ClientNames>;

export const NO_NAMES: ClientNames = { latin: null, arabic: null };

/** The parts in the order they are said: given, father's, family name. The mother's name is never part of it. */
export const fullName = ({ given, father, family }: NameParts): string =>
  [given, father, family].filter(Boolean).join(' ');

/** The full names in the scripts in which it is known. */
export const namesInFull = (names: ClientNames | null | undefined): string[] =>
  [names?.latin, names?.arabic].flatMap((parts) => (parts ? [fullName(parts)] : []));
