import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { Instant } from '../shared/id.js';
import { Phone } from '../shared/phone.js';
import { line } from '../shared/text.js';
import { FIELD_ERRORS, fieldErrorsOf } from './field-errors.js';

const Form = z.strictObject({
  phone: Phone,
  name: line(5),
  email: z.nullable(z.email()),
  at: z.optional(Instant),
  kind: z.enum(['a', 'b']),
  tags: z.array(z.string()).check(z.maxLength(2)),
  count: z.optional(z.int().check(z.minimum(1), z.maximum(3))),
  address: z.optional(z.strictObject({ city: line(5) })),
  code: z.optional(z.string().check(z.refine((text) => text === 'x', 'already_used'))),
});

const good = { phone: '+96170000001', name: 'Nour', email: null, kind: 'a', tags: [] };
const faultsOf = (value: unknown) => {
  const result = z.safeParse(Form, value, { reportInput: true });
  return result.success ? {} : fieldErrorsOf(result.error.issues);
};

describe('field errors', () => {
  it.each([
    [{ phone: '123' }, { phone: 'invalid_phone' }],
    [{ phone: { $gt: '' } }, { phone: 'invalid' }],
    [{ phone: undefined }, { phone: 'required' }],
    [{ name: '   ' }, { name: 'required' }],
    [{ name: '' }, { name: 'required' }],
    [{ name: 'too long' }, { name: 'too_long' }],
    [{ name: 'a\u202Eb' }, { name: 'invalid' }],
    [{ email: 'x' }, { email: 'invalid_email' }],
    [{ at: 'yesterday' }, { at: 'invalid_date' }],
    [{ kind: 'c' }, { kind: 'invalid_choice' }],
    [{ tags: ['a', 'b', 'c'] }, { tags: 'too_many' }],
    [{ count: 0 }, { count: 'too_small' }],
    [{ count: 4 }, { count: 'too_large' }],
    [{ address: { city: null } }, { 'address.city': 'required' }],
    [{ code: 'y' }, { code: 'already_used' }],
    [{ roles: ['owner'] }, { roles: 'unknown_field' }],
  ])('%j is %j', (change, expected) => {
    expect(faultsOf({ ...good, ...change })).toEqual(expected);
    for (const key of Object.values(expected)) expect(FIELD_ERRORS).toContain(key);
  });

  it('names the whole when it is not an object', () => {
    expect(faultsOf([])).toEqual({ body: 'invalid' });
  });
});
