import { describe, expect, it } from '@jest/globals';
import { mergeValues } from './merge-values.js';

const base = { name: 'Rana', address: '', notes: 'Old', title: { en: 'Partner', ar: 'شريكة' }, team: ['a'] };

describe('mergeValues', () => {
  it('H6: takes what is saved where the person changed nothing, and keeps what they changed', () => {
    const merged = mergeValues(base, { ...base, notes: 'New' }, { ...base, address: 'Hamra, Beirut' });
    expect(merged.values).toEqual({ ...base, notes: 'New', address: 'Hamra, Beirut' });
    expect(merged.conflicts).toEqual([]);
    expect(merged.taken).toEqual(['address']);
  });

  it('H6: only what both changed, and differently, is a conflict', () => {
    const own = { ...base, name: 'Rana K.', notes: 'Same', team: ['a', 'b'] };
    const saved = { ...base, name: 'Rana Khoury', notes: 'Same', team: ['c'] };
    const merged = mergeValues(base, own, saved);
    expect(merged.conflicts).toEqual(['name', 'team']);
    expect(merged.values).toEqual(own);
    expect(merged.taken).toEqual([]);
  });

  it('H6: one language each is no conflict', () => {
    const own = { ...base, title: { en: 'Senior partner', ar: 'شريكة' } };
    const saved = { ...base, title: { ar: 'شريكة أولى', en: 'Partner' } };
    const merged = mergeValues(base, own, saved);
    expect(merged.values.title).toEqual({ en: 'Senior partner', ar: 'شريكة أولى' });
    expect(merged.conflicts).toEqual([]);
  });

  it('H6: entries of a record by id that one side added or took out are kept so', () => {
    const shares = (of: Record<string, string>) => ({ shares: of });
    const merged = mergeValues(
      shares({ a: '90', b: '10' }),
      shares({ a: '90', c: '10' }),
      shares({ a: '80', b: '10' }),
    );
    expect(merged.values).toStrictEqual(shares({ a: '80', c: '10' }));
    expect(merged.conflicts).toEqual([]);
  });

  it('H6: what was emptied on purpose is a change too', () => {
    const merged = mergeValues(base, { ...base, notes: '' }, { ...base, notes: 'Longer' });
    expect(merged.conflicts).toEqual(['notes']);
  });
});
