/**
 * @jest-environment jsdom
 */
import { momentInBeirut } from '@diwan/contracts/shared/beirut-time';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup } from '@testing-library/react';
import { openPage } from '../testing/open-page.js';
import { anOfficeProfile } from '../testing/site-fixtures.js';

/** A time in March 2026; the 2nd is a Monday. */
const march = (day: number, hour: number) => momentInBeirut({ year: 2026, month: 3, day, hour, minute: 0 });
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick', 'setImmediate'] });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** Without the marks that keep the direction of dates and times. */
const words = () => (document.body.textContent ?? '').replace(/[\u2068\u2069]/g, '');

describe('PUB-09: the contact page', () => {
  it('says that the office is open and until when, and notices when it closes', async () => {
    jest.setSystemTime(march(2, 17));
    await openPage('/contact', { profile: anOfficeProfile() });
    expect(words()).toContain('Open now, until 18:00 (Beirut time)');
    jest.setSystemTime(march(2, 18));
    await act(async () => void jest.advanceTimersByTime(60_000));
    expect(words()).toContain('Closed now, opens tomorrow at 08:00');
  });

  it('names the occasion, and the day on which it opens again', async () => {
    jest.setSystemTime(march(20, 10));
    const holidays = [20, 21, 23].map((day) => ({
      date: `2026-03-${day}`,
      name: { en: 'Eid al-Fitr', ar: 'عيد الفطر' },
    }));
    await openPage('/contact', { profile: { ...anOfficeProfile(), holidays } });
    expect(words()).toContain('Closed today: Eid al-Fitr, opens Tuesday, 24 March 2026, at 08:00');
    cleanup();
    await openPage('/contact', { profile: { ...anOfficeProfile(), holidays }, language: 'ar' });
    expect(words()).toContain('مغلق اليوم: عيد الفطر، يفتح الثلاثاء');
  });
});
