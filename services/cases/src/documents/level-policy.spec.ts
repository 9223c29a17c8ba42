import { describe, expect, it } from '@jest/globals';
import { policyOf } from './document.presenter.js';
import { LEVEL_POLICIES } from './level-policy.js';

describe('the policy of a document', () => {
  it.each(['normal', 'medium', 'high'] as const)(
    'D-087: level %s has a default that is never free for all',
    (level) => {
      const policy = policyOf({ policy: null, confidentialityLevel: level });
      expect(policy).toEqual(LEVEL_POLICIES[level]);
      expect([policy.downloadRestriction, policy.printRestriction, policy.shareRestriction]).not.toEqual([
        'none',
        'none',
        'none',
      ]);
      expect(policy.watermarkEnabled).toBe(true);
    },
  );

  it('D-087: its own policy wins over the default', () => {
    const own = { ...LEVEL_POLICIES.high, printRestriction: 'none' as const };
    expect(policyOf({ policy: own, confidentialityLevel: 'high' })).toBe(own);
  });
});
