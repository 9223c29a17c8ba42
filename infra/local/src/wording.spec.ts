import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../../..');

/** One thing has one name: what stands on the left is called as on the right, in everything that anybody reads. */
const ONE_NAME: Record<string, string> = {
  'بيان الخصوصية': 'إشعار الخصوصية',
  'كلمات سر': 'كلمات مرور',
  'كلمة السر': 'كلمة المرور',
  'الأضرار الشخصية': 'الأضرار الجسدية',
  'خط الرسائل': 'خط الطوارئ',
  'حددوا موعد استشارة': 'اطلبوا استشارة',
  'احجزوا استشارة': 'اطلبوا استشارة',
  'طلب موعد استشارة': 'طلب استشارة',
  'الفريق القانوني': 'فريق المحامين',
  'عبر الفيديو': 'اتصال مرئي',
  'العلامات الفارقة': 'العلامات التجارية',
  'العلامة الفارقة': 'العلامة التجارية',
  'مجالات الممارسة': 'مجالات عملنا',
  'قانون الأعمال والشركات': 'قانون الأعمال والتجارة والشركات',
  'بوابة الموكّل': 'بوابة الموكّلين',
  'براءة الذمة الشاملة': 'الإبراء الشامل',
  'شهادة القيد': 'شهادة التسجيل',
  'الجهات الناظمة': 'الهيئات الناظمة',
  'على ضوء': 'في ضوء',
};

/** Folders with texts, and what their files are called. */
const TEXTS: [folder: string, file: RegExp][] = [
  ['services/news/content', /\.json$/],
  ['services/notifications/src/kinds', /(?<!\.spec)\.ts$/],
  ...['shell', 'mf-public', 'mf-portal', 'mf-admin', 'packages/desk-kit'].map((unit): [string, RegExp] => [
    `${unit}/src`,
    /\/messages\/ar\.json$/,
  ]),
];

const texts = TEXTS.flatMap(([folder, file]) => {
  const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  const found = names.map((name) => `${folder}/${name}`).filter((name) => file.test(name));
  if (found.length === 0) throw new Error(`No texts in ${folder}`);
  return found.map((name) => ({ name, text: readFileSync(path.join(root, name), 'utf8') }));
});

describe('the words of site, portal, back office and messages', () => {
  it.each(Object.entries(ONE_NAME))('«%s» is called «%s»', (other) => {
    // The end of a word: another ending may be another thing.
    const called = new RegExp(`${other}(?!\\p{L})`, 'u');
    expect(texts.filter(({ text }) => called.test(text)).map(({ name }) => name)).toEqual([]);
  });
});
