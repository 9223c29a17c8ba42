import { describe, expect, it } from '@jest/globals';
import { readWish } from './wish.js';

describe('what to work on', () => {
  it('is everything when nothing is named', () => {
    const { frontEnds, services } = readWish([]);
    expect([frontEnds.length, services.length]).toEqual([4, 6]);
  });

  it('is what is named, and the shell, whose React takes the edits', () => {
    expect(readWish(['mf-admin', 'cases'])).toEqual({
      frontEnds: ['shell', 'mf-admin'],
      services: ['cases'],
      against: null,
    });
    expect(readWish(['cases']).frontEnds).toEqual([]);
  });

  it('may be front ends against another system', () => {
    expect(readWish(['mf-portal', '--against', 'https://staging.example/x'])).toMatchObject({
      services: [],
      against: 'https://staging.example',
    });
  });

  it.each([
    [['mf-amdin'], 'no mf-amdin'],
    [['--against'], 'needs the address'],
    [['cases', '--against', 'https://staging.example'], 'name front ends only'],
  ])('says what is wrong with %j', (args, sentence) => {
    expect(() => readWish(args)).toThrow(sentence);
  });
});
