import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { parseKnown } from './parse-known.js';

const Told = z.nullable(
  z.strictObject({
    id: z.string(),
    items: z.array(z.strictObject({ name: z.string(), note: z.optional(z.string()) })),
  }),
);
const told = { id: 'a', items: [{ name: 'one' }, { name: 'two', note: 'x' }] };

describe('PLAT-02: what another service tells', () => {
  it('is read without the fields that a later build adds, wherever they stand', () => {
    const later = { ...told, more: 1, items: told.items.map((item) => ({ ...item, from: { later: true } })) };
    expect(parseKnown(Told, later)).toEqual({ success: true, data: told });
    expect(later.more).toBe(1);
    expect(parseKnown(Told, null)).toEqual({ success: true, data: null });
  });

  it.each([
    ['a field that is missing', { items: [], more: 1 }],
    ['a field of another kind', { ...told, id: 7 }],
    ['both that and one that is not known', { ...told, items: [{ name: 1, from: 2 }] }],
    ['nothing', undefined],
  ])('is refused with %s', (_what, value) => {
    expect(parseKnown(Told, value).success).toBe(false);
  });
});
