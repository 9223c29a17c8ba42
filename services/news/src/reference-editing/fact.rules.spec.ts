import type { LegalFact } from '@diwan/contracts/site/facts/fact';
import { describe, expect, it } from '@jest/globals';
import { changedFact, reviewedFact, validityOf } from './fact.rules.js';

const fact: LegalFact = {
  id: 'labor.notice',
  text: { en: 'One month', ar: 'شهر' },
  value: { en: '1', ar: '1' },
  statute: { en: 'Article 50', ar: 'المادة 50' },
  source: 'The code',
  reviewState: 'unreviewed',
  reviewedBy: null,
  reviewedOn: null,
  validUntil: null,
};
const reviewed = reviewedFact(fact, 'Rana Haddad', '2026-11-21');
const { id: _id, reviewState: _state, reviewedBy: _by, reviewedOn: _on, ...same } = fact;

describe('D-047: legal facts', () => {
  it.each([
    [null, 'valid'],
    ['2026-11-20', 'expired'],
    ['2026-11-21', 'expiring'],
    ['2027-01-20', 'expiring'],
    ['2027-01-21', 'valid'],
  ])('valid until %s is %s on 21 November 2026', (validUntil, validity) =>
    expect(validityOf({ validUntil }, '2026-11-21')).toBe(validity),
  );

  it('are signed off by somebody on a day', () => {
    expect(reviewed).toEqual({ ...fact, reviewState: 'reviewed', reviewedBy: 'Rana Haddad', reviewedOn: '2026-11-21' });
  });

  it.each([
    ['text', { text: { en: 'Two months', ar: 'شهر' } }],
    ['value', { value: null }],
    ['statute', { statute: { en: 'Article 51', ar: 'المادة 51' } }],
  ])('lose their review when the %s changes', (_field, change) =>
    expect(changedFact(reviewed, { ...same, ...change })).toMatchObject({
      reviewState: 'unreviewed',
      reviewedBy: null,
    }),
  );

  it('keep it when only the date or the source changes', () => {
    const change = { ...same, source: 'The gazette', validUntil: '2027-12-31' };
    expect(changedFact(reviewed, change)).toEqual({ ...reviewed, ...change });
  });
});
