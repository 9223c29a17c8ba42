import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { DeadlineRule, Recess, Slug, StandingRule } from './rule.js';

const service = 'cases';

const areDifferent = (entries: readonly { id: string }[]): boolean =>
  new Set(entries.map(({ id }) => id)).size === entries.length;
const REPEATED = { error: 'already_used' } as const;

/** The firm's rules of deadlines and the recesses of the courts. */
export const DeadlineTable = z.strictObject({
  rules: z.array(StandingRule),
  recesses: z.array(Recess),
  /** 0: nobody has written any. */
  version: z.int(),
});
export type DeadlineTable = z.infer<typeof DeadlineTable>;

export const getDeadlineTable = endpoint({
  service,
  method: 'GET',
  path: '/deadline-rules',
  access: 'hearing:read',
  status: 200,
  summary: 'The rules of deadlines and the recesses of the courts',
  response: DeadlineTable,
  errors: [],
});
/** A rule whose words or numbers change has to be confirmed again. Deadlines that stand are reckoned again where a recess changed. */
export const setDeadlineTable = endpoint({
  service,
  method: 'PUT',
  path: '/deadline-rules',
  access: 'deadline:rules',
  status: 200,
  summary: 'Write the rules of deadlines and the recesses',
  body: z.strictObject({
    rules: z.array(DeadlineRule).check(z.maxLength(200), z.refine(areDifferent, REPEATED)),
    recesses: z.array(Recess).check(z.maxLength(60), z.refine(areDifferent, REPEATED)),
    version: z.int(),
  }),
  response: DeadlineTable,
  errors: ['CONFLICT'],
});
export const confirmDeadlineRule = endpoint({
  service,
  method: 'POST',
  path: '/deadline-rules/:id/confirm',
  access: 'deadline:rules',
  status: 200,
  summary: 'Say that a rule was compared with its source',
  params: z.strictObject({ id: Slug }),
  body: z.strictObject({ version: z.int() }),
  response: DeadlineTable,
  errors: ['NOT_FOUND', 'CONFLICT', 'UNAVAILABLE'],
});
