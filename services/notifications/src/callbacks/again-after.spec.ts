import { describe, expect, it } from '@jest/globals';
import { LONGEST_OUTAGE, MAX_ATTEMPTS } from '../notices/notice.machine.js';
import type { NoticeRecord } from '../notices/notice.schema.js';
import { LANE_REST } from '../notices/whatsapp-pace.js';
import { owedNotice } from '../test-kit/owed-notice.js';
import { againAfter } from './again-after.rules.js';

const DAY = 24 * 3600_000;
const CREATED = Date.parse('2026-03-02T09:00:00.000Z');
const told = { at: new Date(CREATED), template: 'document_shared', path: null };
const tried = (changes: Partial<NoticeRecord> = {}) => ({
  ...owedNotice(1),
  ...{ attempts: 1, told, createdAt: new Date(CREATED), ...changes },
});
const after = (code: number, changes: Partial<NoticeRecord> = {}, { to = '+96170000002', passed = 1000 } = {}) =>
  againAfter(tried(changes), `twilio_${code}`, { to, now: CREATED + passed });

describe('F-2: a message that failed after the provider had taken it', () => {
  it.each([
    [63001, 4],
    [63012, 4],
    [63020, 4],
    [63022, 4],
    [20429, MAX_ATTEMPTS],
  ])('goes again where that may pass (%i), %i times in all', (code, times) => {
    const wait = after(code, { attempts: times - 1 });
    expect(wait).toMatchObject({ counts: true });
    expect(wait?.afterMs).toBeGreaterThan(0);
    expect(after(code, { attempts: times })).toBeNull();
  });

  it('waits as long as the table says', () => {
    expect(after(63007)?.afterMs).toBeGreaterThanOrEqual(15 * 60_000);
  });

  it.each([63024, 63003, 63032, 21610, 63013, 30008, 12345])(
    'does not go again for what does not pass (%i)',
    (code) => {
      expect(after(code)).toBeNull();
    },
  );

  it('for the limit of people waits an hour each time, for a day', () => {
    expect(after(63018, { attempts: 9 })).toEqual({ afterMs: LANE_REST });
    expect(after(63018, {}, { passed: LONGEST_OUTAGE })).toBeNull();
  });

  it('as marketing goes a day later and three after that, never to the United States', () => {
    expect(after(63049)).toEqual({ afterMs: DAY });
    expect(after(63049, { heldBack: 1 })).toEqual({ afterMs: 3 * DAY });
    expect(after(63049, { heldBack: 2 })).toBeNull();
    expect(after(63049, {}, { to: '+12125550123' })).toBeNull();
  });

  it('as free text that was too late goes at once, where it was free text', () => {
    expect(after(63016, { told: { ...told, template: 'reply_text' } })).toEqual({ afterMs: 0 });
    expect(after(63016)).toBeNull();
    expect(after(63012, { told: null })).toBeNull();
  });
});
