import { describe, expect, it } from '@jest/globals';
import { escalationAt } from './escalation.rules.js';

const respondBy = new Date('2026-03-09T15:30:00.000Z');
const at = (ms: number) => new Date(respondBy.getTime() + ms);

describe('escalationAt', () => {
  it.each([
    ['before the promise is over, half is told and the rest comes at its end', -1, { step: 'half', next: respondBy }],
    ['when it is over, that is told and nothing comes after', 0, { step: 'due', next: null }],
    ['days later it is told once, and half not at all', 3 * 86_400_000, { step: 'due', next: null }],
  ])('D-031: %s', (_title, ms, expected) => {
    expect(escalationAt(at(ms), respondBy)).toEqual(expected);
  });
});
