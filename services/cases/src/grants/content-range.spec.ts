import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { contentRange } from './content-range.js';

describe('the range of a request', () => {
  it.each([
    [undefined, { kind: 'whole' }],
    ['bytes=0-0', { kind: 'part', start: 0, end: 0 }],
    ['bytes=5-', { kind: 'part', start: 5, end: 9 }],
    ['bytes=-3', { kind: 'part', start: 7, end: 9 }],
    ['bytes=-30', { kind: 'part', start: 0, end: 9 }],
    ['bytes=2-400', { kind: 'part', start: 2, end: 9 }],
    ['bytes=10-', { kind: 'unsatisfiable' }],
    ['bytes=10-20', { kind: 'unsatisfiable' }],
    ['bytes=-0', { kind: 'unsatisfiable' }],
    ['bytes=99999999999999999999-', { kind: 'unsatisfiable' }],
    ['bytes=0-1,3-4', { kind: 'whole' }],
    ['bytes=5-2', { kind: 'whole' }],
    ['bytes=-', { kind: 'whole' }],
    ['bytes=a-b', { kind: 'whole' }],
    ['lines=0-1', { kind: 'whole' }],
  ])('%s of 10 bytes', (header, expected) => expect(contentRange(header, 10)).toEqual(expected));

  it('never leaves the file', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), fc.integer({ min: 1, max: 500 }), (from, to, size) => {
        const range = contentRange(`bytes=${from}-${to}`, size);
        return range.kind !== 'part' || (range.start >= 0 && range.start <= range.end && range.end < size);
      }),
    );
  });
});
