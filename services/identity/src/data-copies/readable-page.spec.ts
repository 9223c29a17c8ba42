import { describe, expect, it } from '@jest/globals';
import { coverPage, readablePage } from './readable-page.js';

describe('PORT-08: the readable pages of a copy', () => {
  it('say codes and times in words, in the language of the person', () => {
    const notice = { topic: 'hearing_moved', channel: 'email', status: 'sent', sentAt: '2026-11-23T00:35:00.000Z' };
    const english = readablePage('notices', [notice], 'en');
    for (const words of ['Hearing moved', 'E-mail', 'Sent', '23 November 2026, 02:35 (Beirut)'])
      expect(english).toContain(`>${words}</dd>`);
    const arabic = readablePage('notices', [notice], 'ar');
    for (const words of ['تغيير موعد جلسة', 'البريد الإلكتروني', 'أُرسلت']) expect(arabic).toContain(`>${words}</dd>`);
    expect(arabic).toContain('dir="rtl"');
    expect(coverPage([], new Date(notice.sentAt), 'ar')).toContain('تشرين الثاني');
  });

  it('leave what somebody wrote as it is, also where it reads like a code', () => {
    expect(readablePage('requests', [{ answer: ['attending'] }], 'en')).toContain('>attending</dd>');
    expect(readablePage('hearings', [{ answer: 'attending', outcome: '<held>' }], 'en')).toMatch(
      />You will attend<.*>&lt;held&gt;</s,
    );
    expect(readablePage('delegates', [{ until: '2026-12-31', topic: ['hearings'] }], 'en')).toMatch(
      />31 December 2026<.*>Hearings</s,
    );
  });
});
