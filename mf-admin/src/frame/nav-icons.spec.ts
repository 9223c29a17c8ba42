import { describe, expect, it } from '@jest/globals';
import { areasFor } from './areas.js';

/** Names of the screens that share an icon with another one. */
const twice = (screens: readonly { name: string; icon?: string }[]): string[] =>
  screens
    .filter(({ icon = 'file' }, at) => screens.some((other, place) => place !== at && (other.icon ?? 'file') === icon))
    .map(({ name }) => name);

describe('the rail, which has no words', () => {
  it('shows no two screens of a domain by the same icon', () => {
    for (const { domain, entries } of areasFor(() => true)) expect([domain, twice(entries)]).toEqual([domain, []]);
  });
});
