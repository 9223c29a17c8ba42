import { describe, expect, it } from '@jest/globals';
import { readShippedContent } from '../content/shipped-content.js';

/** One thing has one name: what stands on the left is called as on the right, everywhere on the site. */
const ONE_NAME: Record<string, string> = {
  'بيان الخصوصية': 'إشعار الخصوصية',
  'كلمات سر': 'كلمات مرور',
  'الأضرار الشخصية': 'الأضرار الجسدية',
  'خط الرسائل الطارئة': 'خط الطوارئ',
  'حددوا موعد استشارة': 'اطلبوا استشارة',
  'احجزوا استشارة': 'اطلبوا استشارة',
  'الفريق القانوني': 'فريق المحامين',
  'عبر الفيديو': 'اتصال مرئي',
  'العلامات الفارقة': 'العلامات التجارية',
  'مجالات الممارسة': 'مجالات عملنا',
  'براءة الذمة الشاملة': 'الإبراء الشامل',
  'شهادة القيد': 'شهادة التسجيل',
  'الجهات الناظمة': 'الهيئات الناظمة',
  'على ضوء': 'في ضوء',
};

describe('the words of the shipped content', () => {
  const content = JSON.stringify(readShippedContent());

  it.each(Object.entries(ONE_NAME))('«%s» is called «%s»', (other) => {
    expect(content).not.toContain(other);
  });
});
