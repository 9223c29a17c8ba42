import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, Id, IdParams, Instant } from '../../shared/id.js';
import { Currency } from '../../shared/money.js';
import { line } from '../../shared/text.js';

const service = 'billing';

/** The longest file of a bank that is taken, in characters; a longer one is split by its months. */
export const MAX_BANK_FILE = 40_000;

const read = {
  day: CalendarDate,
  /** What came is more than nothing, what went less. */
  amountMinor: z.int(),
  reference: z.string(),
  description: z.string(),
};

/** A line that nobody has decided, one that was tied by hand to movements in the books, and one that never will stand there, with the reason. */
export const BankLineState = z.enum(['open', 'tied', 'explained']);
export type BankLineState = z.infer<typeof BankLineState>;

/** A line of the bank's statement of the account for client money. `reason`: of one that is explained; empty otherwise. */
export const BankLine = z.strictObject({ id: Id, ...read, state: BankLineState, reason: z.string() });
export type BankLine = z.infer<typeof BankLine>;

/** What can be wrong with a line of such a file, or with all of it (line 0). */
export const BankFileFault = z.enum([
  'unreadable',
  'no_head',
  'empty',
  'columns',
  'day',
  'day_to_come',
  'amount',
  'currency',
  'text',
]);
export type BankFileFault = z.infer<typeof BankFileFault>;

/** What a file of the bank says, line by line, before anything is kept. */
export const BankFileRead = z.strictObject({
  lines: z.array(
    z.strictObject({
      ...read,
      /** Its place in the file, from 1. */
      line: z.int(),
      /** Taken in before, with another file: it is left out. */
      isKnown: z.boolean(),
    }),
  ),
  faults: z.array(z.strictObject({ line: z.int(), fault: BankFileFault })),
  /** The same file was taken in before: it is refused. */
  isSameFile: z.boolean(),
});
export type BankFileRead = z.infer<typeof BankFileRead>;

/** A file of the bank that was taken in. */
export const BankImport = z.strictObject({
  id: Id,
  fileName: z.string(),
  currency: Currency,
  lines: z.int(),
  byName: z.string(),
  at: Instant,
});
export type BankImport = z.infer<typeof BankImport>;

const text = z.string().check(z.minLength(1), z.maxLength(MAX_BANK_FILE));

/** Keeps nothing. */
export const readBankFile = endpoint({
  service,
  method: 'POST',
  path: '/client-funds/bank-files/preview',
  access: 'billing:write',
  status: 200,
  summary: 'Read a CSV file of the bank: its lines, and what is wrong with which',
  body: z.strictObject({ currency: Currency, text }),
  response: BankFileRead,
  errors: ['PAYLOAD_TOO_LARGE'],
});
/** All of its lines or none: one that is wrong refuses the file (FILE_REFUSED), the same file, or one without a new line, is DUPLICATE. */
export const importBankFile = endpoint({
  service,
  method: 'POST',
  path: '/client-funds/bank-files',
  access: 'billing:write',
  status: 201,
  idempotent: true,
  summary: 'Take in the lines of a CSV file of the bank',
  body: z.strictObject({ currency: Currency, fileName: line(120), text }),
  response: BankImport,
  errors: ['DUPLICATE', 'FILE_REFUSED', 'PAYLOAD_TOO_LARGE'],
});
export const listBankImports = endpoint({
  service,
  method: 'GET',
  path: '/client-funds/bank-files',
  access: 'billing:read',
  status: 200,
  summary: 'The last twenty files of the bank that were taken in, the latest first',
  query: z.strictObject({ currency: Currency }),
  response: z.array(BankImport),
  errors: [],
});
/** What was found with them before stays as it was written down. */
export const dropBankImport = endpoint({
  service,
  method: 'DELETE',
  path: '/client-funds/bank-files/:id',
  access: 'billing:write',
  status: 204,
  summary: 'Take a file back with all of its lines, where it was the wrong one',
  params: IdParams,
  errors: ['NOT_FOUND'],
});

/**
 * Movements in the line's currency that nobody tied, which come to its amount together, to the cent; other sums are VALIDATION (sum_differs).
 * A line that is decided, or a movement that is tied, is CONFLICT.
 */
export const tieBankLine = endpoint({
  service,
  method: 'POST',
  path: '/client-funds/bank-lines/:id/tie',
  access: 'billing:write',
  status: 204,
  summary: 'Say which movements in the books a line of the bank is',
  params: IdParams,
  body: z.strictObject({ movementIds: z.array(Id).check(z.minLength(1), z.maxLength(20)) }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});
/** Such as a fee of the bank. It stays a difference, and says why it is one. */
export const explainBankLine = endpoint({
  service,
  method: 'POST',
  path: '/client-funds/bank-lines/:id/explain',
  access: 'billing:write',
  status: 204,
  summary: 'Say why a line of the bank does not stand in the books',
  params: IdParams,
  body: z.strictObject({ reason: line(300) }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});
export const reopenBankLine = endpoint({
  service,
  method: 'POST',
  path: '/client-funds/bank-lines/:id/reopen',
  access: 'billing:write',
  status: 204,
  summary: 'Take back what was said of a line of the bank',
  params: IdParams,
  errors: ['NOT_FOUND', 'CONFLICT'],
});
