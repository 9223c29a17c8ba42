import type { DocumentAction } from '@diwan/contracts/matters/documents/http';
import { describe, expect, it } from '@jest/globals';
import type { DenialReason } from '../accesses/denial.js';
import type { RestrictionLevel, StoredPolicy } from '../documents/document.schema.js';
import type { Standing } from '../documents/document-reach.js';
import { type AccessQuestion, decideAccess } from './decide-access.js';

const NOW = new Date('2026-03-01T12:00:00Z');
const minutesAgo = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);

const policyWith = (restriction: RestrictionLevel, more: Partial<StoredPolicy> = {}): StoredPolicy => ({
  downloadRestriction: restriction,
  printRestriction: restriction,
  shareRestriction: restriction,
  watermarkEnabled: false,
  maxAccessCount: null,
  expiresAt: null,
  ...more,
});

const question = (more: Partial<AccessQuestion> = {}): AccessQuestion => ({
  action: 'download',
  standing: 'client',
  isShown: true,
  policy: policyWith('none'),
  scan: 'not_scanned',
  canBeShown: true,
  canBeMarked: true,
  wantsMark: false,
  confirmedAt: minutesAgo(60),
  now: NOW,
  ...more,
});

const reasonOf = (asked: AccessQuestion): DenialReason | 'allowed' => {
  const decision = decideAccess(asked);
  return decision.allowed ? 'allowed' : decision.reason;
};

type Row = [DocumentAction, RestrictionLevel, Standing, DenialReason | 'allowed'];

/** What each action on a document with each restriction means for each standing; the last code was an hour ago. */
const TABLE: Row[] = (['download', 'print', 'share'] as const).flatMap((action): Row[] => [
  [action, 'none', 'staff', 'allowed'],
  [action, 'none', 'client', 'allowed'],
  [action, 'none', 'outsider', 'foreign'],
  [action, 'authenticated', 'staff', 'allowed'],
  [action, 'authenticated', 'client', 'stale_sign_in'],
  [action, 'authenticated', 'outsider', 'foreign'],
  [action, 'admin_only', 'staff', 'allowed'],
  [action, 'admin_only', 'client', 'staff_only'],
  [action, 'admin_only', 'outsider', 'foreign'],
  [action, 'disabled', 'staff', 'allowed'],
  [action, 'disabled', 'client', 'disabled'],
  [action, 'disabled', 'outsider', 'foreign'],
]);

/** Viewing has no restriction of its own: the policy's restrictions of other actions must not touch it. */
const VIEW_TABLE: Row[] = (['none', 'authenticated', 'admin_only', 'disabled'] as const).flatMap(
  (restriction): Row[] => [
    ['view', restriction, 'staff', 'allowed'],
    ['view', restriction, 'client', 'allowed'],
    ['view', restriction, 'outsider', 'foreign'],
  ],
);

describe('the decision about reaching a document', () => {
  it('has 48 rows', () => expect([...TABLE, ...VIEW_TABLE]).toHaveLength(48));

  it.each([...TABLE, ...VIEW_TABLE])(
    'D-096: %s of a document restricted to %s by %s: %s',
    (action, restriction, standing, expected) => {
      expect(reasonOf(question({ action, standing, policy: policyWith(restriction) }))).toBe(expected);
    },
  );

  it.each([
    [14.9, 'allowed'],
    [15, 'allowed'],
    [15.1, 'stale_sign_in'],
  ] as const)('D-096: a code confirmed %s minutes ago, for "authenticated": %s', (minutes, expected) => {
    const asked = question({ policy: policyWith('authenticated'), confirmedAt: minutesAgo(minutes) });
    expect(reasonOf(asked)).toBe(expected);
  });

  it('D-092: a hidden document is out of reach for its client and not for staff', () => {
    expect(reasonOf(question({ isShown: false }))).toBe('hidden');
    expect(reasonOf(question({ isShown: false, standing: 'staff' }))).toBe('allowed');
  });

  it('M3: the moment of expiry is already too late for a client, and no end for the firm', () => {
    const until = (expiresAt: Date) => policyWith('none', { expiresAt });
    expect(reasonOf(question({ policy: until(NOW) }))).toBe('expired');
    expect(reasonOf(question({ policy: until(NOW), standing: 'staff' }))).toBe('allowed');
    expect(reasonOf(question({ policy: until(new Date(NOW.getTime() + 1)) }))).toBe('allowed');
  });

  it('asks standing first, then visibility, restriction, expiry: the first "no" is the reason', () => {
    const all = { isShown: false, policy: policyWith('disabled', { expiresAt: minutesAgo(1) }) };
    expect(reasonOf(question({ ...all, standing: 'outsider' }))).toBe('foreign');
    expect(reasonOf(question(all))).toBe('hidden');
    expect(reasonOf(question({ ...all, isShown: true }))).toBe('disabled');
    expect(reasonOf(question({ isShown: true, policy: policyWith('none', { expiresAt: minutesAgo(1) }) }))).toBe(
      'expired',
    );
  });

  it.each([
    ['download', 'staff', false, { allowed: true, mark: false }],
    ['download', 'staff', true, { allowed: false, reason: 'unmarkable' }],
    ['view', 'staff', false, { allowed: false, reason: 'not_shown' }],
    ['print', 'staff', false, { allowed: false, reason: 'not_shown' }],
    ['view', 'client', false, { allowed: false, reason: 'not_shown' }],
    ['download', 'client', false, { allowed: false, reason: 'not_shown' }],
    ['share', 'client', false, { allowed: false, reason: 'not_shown' }],
    ['download', 'outsider', false, { allowed: false, reason: 'foreign' }],
  ] as const)(
    'M4: %s by %s of a file that cannot be shown, a mark wanted (%s): %s',
    (action, standing, wantsMark, expected) => {
      const kept = { canBeShown: false, canBeMarked: false, policy: policyWith('none') };
      expect(decideAccess(question({ action, standing, wantsMark, ...kept }))).toEqual(expected);
    },
  );

  it.each([
    ['view', true, 'client', true, { allowed: true, mark: true }],
    ['view', false, 'client', true, { allowed: true, mark: false }],
    ['print', false, 'client', true, { allowed: true, mark: true }],
    ['view', true, 'client', false, { allowed: false, reason: 'unmarkable' }],
    ['download', true, 'client', false, { allowed: false, reason: 'unmarkable' }],
    ['download', false, 'client', false, { allowed: true, mark: false }],
  ] as const)(
    'D-091: %s, watermark %s, by %s, of a file that can be marked: %s',
    (action, watermarkEnabled, standing, canBeMarked, expected) => {
      const policy = policyWith('none', { watermarkEnabled });
      expect(decideAccess(question({ action, standing, canBeMarked, policy }))).toEqual(expected);
    },
  );

  it.each([
    ['view', 'clean', true, false, { allowed: true, mark: false }],
    ['download', 'clean', true, false, { allowed: true, mark: false }],
    ['print', 'clean', true, false, { allowed: true, mark: false }],
    ['download', 'clean', false, false, { allowed: true, mark: false }],
    ['download', 'clean', true, true, { allowed: true, mark: true }],
    ['download', 'clean', false, true, { allowed: false, reason: 'unmarkable' }],
    ['view', 'unsafe', true, false, { allowed: true, mark: true }],
    ['view', 'unsafe', false, false, { allowed: false, reason: 'unsafe' }],
    ['download', 'unsafe', true, false, { allowed: true, mark: false }],
    ['download', 'pending', true, false, { allowed: false, reason: 'unscanned' }],
    ['download', 'rejected', true, false, { allowed: false, reason: 'infected' }],
  ] as const)(
    'M2: %s by staff of a %s file that can be marked (%s), a mark wanted (%s): %s',
    (action, scan, canBeMarked, wantsMark, expected) => {
      const policy = policyWith('disabled', { watermarkEnabled: true, expiresAt: minutesAgo(1) });
      expect(decideAccess(question({ action, standing: 'staff', scan, canBeMarked, wantsMark, policy }))).toEqual(
        expected,
      );
    },
  );
});
