import { describe, expect, it } from '@jest/globals';
import { KINDS } from '../derived/kinds.js';
import type { NoticeKind } from './notice-kind.js';

const kinds = Object.entries<NoticeKind>(KINDS);

describe('kinds of notices', () => {
  it.each(kinds)('%s stands in the file of its name', (family, kind) => {
    expect(kind.family).toBe(family);
  });

  it('D-144: every template belongs to one kind', () => {
    const names = kinds.flatMap(([, { templates }]) => Object.keys(templates));
    expect(names).toEqual([...new Set(names)]);
  });

  it.each(kinds)('F-9: %s leads to where one signs in, or names nobody', (_, { templates }) => {
    for (const { variables, insideWindow } of Object.values(templates))
      if (!insideWindow && !variables.includes('link'))
        expect(variables.filter((name) => !['time', 'reference', 'firm'].includes(name))).toEqual([]);
  });

  it.each(kinds)('%s says nothing in the delivery log of facts it does not know', (_, kind) => {
    expect(kind.about({})).toEqual({});
    expect(kind.about(null)).toEqual({});
  });
});
