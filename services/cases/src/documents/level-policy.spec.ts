import { describe, expect, it } from '@jest/globals';
import { SHIPPED_SETTINGS } from '../document-settings/shipped-settings.js';
import { policyOf } from './level-policy.js';

const { levels } = SHIPPED_SETTINGS;

describe('the policy of a document', () => {
  it.each(['normal', 'medium', 'high'] as const)(
    'D-087: level %s has a default that is never free for all',
    (level) => {
      const policy = policyOf({ policy: null, confidentialityLevel: level }, levels);
      expect(policy).toEqual({ ...levels[level], maxAccessCount: null, expiresAt: null });
      expect([policy.downloadRestriction, policy.printRestriction, policy.shareRestriction]).not.toEqual([
        'none',
        'none',
        'none',
      ]);
      expect(policy.watermarkEnabled).toBe(true);
    },
  );

  it('D-087: its own policy wins over the default', () => {
    const own = { ...levels.high, printRestriction: 'none' as const, maxAccessCount: null, expiresAt: null };
    expect(policyOf({ policy: own, confidentialityLevel: 'high' }, levels)).toBe(own);
  });
});
