import { expect, it } from '@jest/globals';
import { isNew } from './is-new.js';

it('a document is new for seven days, until it is opened', () => {
  const now = Date.parse('2026-05-08T12:00:00Z');
  const shared = (sharedAt: string, openedAt: string | null = null) => isNew({ sharedAt, openedAt }, now);
  expect(shared('2026-05-01T12:00:01Z')).toBe(true);
  expect(shared('2026-05-01T12:00:00Z')).toBe(false);
  expect(shared('2026-05-07T12:00:00Z', '2026-05-07T12:00:01Z')).toBe(false);
  expect(shared('2026-05-07T12:00:00Z', '2026-05-06T12:00:00Z')).toBe(true);
});
