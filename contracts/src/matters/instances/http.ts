import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, Id, IdParams } from '../../shared/id.js';
import { line, paragraph } from '../../shared/text.js';

export const InstanceLevel = z.enum([
  'first',
  'appeal',
  'cassation',
  'urgent',
  'execution',
  'investigation',
  'arbitration',
  'other',
]);
export type InstanceLevel = z.infer<typeof InstanceLevel>;

/** One instance of a dispute: a court has it under a file number for a time. The last one in the list is where the case is. */
export const Instance = z
  .strictObject({
    level: InstanceLevel,
    /** In words, as papers name it; empty where only the file number is known. */
    court: z.string().check(z.trim(), z.maxLength(200), z.regex(/^[^\p{Cc}]*$/u)),
    /** Of the directory of courts, where it stands there. */
    courtId: z.nullable(Id),
    fileNumber: z.nullable(line(60)),
    from: z.nullable(CalendarDate),
    to: z.nullable(CalendarDate),
    result: paragraph(1000),
  })
  .check(
    z.refine(({ court, fileNumber }) => court !== '' || fileNumber !== null, { path: ['court'], error: 'required' }),
    z.refine(({ from, to }) => from === null || to === null || from <= to, { path: ['to'], error: 'invalid_date' }),
  );
export type Instance = z.infer<typeof Instance>;

export const Instances = z.array(Instance).check(z.maxLength(12));

/** Puts the list in the place of the one that was seen; answers with the case's new version. */
export const setInstances = endpoint({
  service: 'cases',
  method: 'PUT',
  path: '/cases/:id/instances',
  access: 'case:write',
  status: 200,
  summary: 'Say which courts have or had a case, and under which file numbers',
  params: IdParams,
  body: z.strictObject({ instances: Instances, version: z.int() }),
  response: z.strictObject({ instances: z.array(Instance), version: z.int() }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});
