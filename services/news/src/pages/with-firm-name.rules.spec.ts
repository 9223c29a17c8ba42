import type { SiteLanguage } from '@diwan/contracts/shared/tongues';
import type { Page } from '@diwan/contracts/site/pages/page';
import { describe, expect, it } from '@jest/globals';
import { readShippedContent } from '../content/shipped-content.js';
import { withFirmName } from './with-firm-name.rules.js';

const named = (page: Page, en: string, language: SiteLanguage = 'en') =>
  withFirmName({ page, faqs: [] }, { en, ar: en && 'حداد' }, language).page;
const aPage = (changes: Partial<Page> = {}): Page => ({
  slug: 'about',
  name: 'About',
  metaTitle: 'About {firm}',
  metaDescription: 'Who {firm} is, how we take on a matter, how we set fees.',
  blocks: [
    { type: 'prose', heading: '{firm}', paragraphs: ['{firm} keeps {fact:a.b}. {Firm} and {firms} are other marks.'] },
  ],
  ...changes,
});

describe('11: the firm’s name on its pages', () => {
  it('is that of its profile, wherever it stands; a name is no pattern', () => {
    expect(named(aPage(), 'Haddad $& Partners')).toEqual(
      aPage({
        metaTitle: 'About Haddad $& Partners',
        metaDescription: 'Who Haddad $& Partners is, how we take on a matter, how we set fees.',
        blocks: [
          {
            ...{ type: 'prose', heading: 'Haddad $& Partners' },
            paragraphs: ['Haddad $& Partners keeps {fact:a.b}. {Firm} and {firms} are other marks.'],
          },
        ],
      }),
    );
  });

  it('may be long: what search engines are told ends at a word', () => {
    const name = 'Haddad, Khoury, Mansour and Partners, Attorneys and Counsellors at Law in Beirut';
    const { metaTitle, metaDescription } = named(
      aPage({ metaDescription: `{firm} and {firm} are one firm. ${'More of the same. '.repeat(4)}` }),
      name,
    );
    expect(metaTitle).toBe('About Haddad, Khoury, Mansour and Partners, Attorneys and…');
    expect(metaDescription).toMatch(/[a-z]…$/);
    expect([metaTitle.length <= 70, metaDescription.length <= 170]).toEqual([true, true]);
  });

  it('is nobody’s until the firm has entered its own', () => {
    const { metaTitle, blocks } = named(aPage(), '');
    expect(metaTitle).toBe('About our law firm');
    expect(blocks).toMatchObject([
      { heading: 'Our law firm', paragraphs: [expect.stringMatching(/^Our law firm keeps/)] },
    ]);
    expect(named(aPage(), '', 'ar').metaTitle).toBe('About مكتبنا');
    expect(named(aPage(), '', 'fr').blocks).toMatchObject([{ heading: 'Notre cabinet' }]);
  });

  it('stands in answers, too', () => {
    const faq = {
      id: 'who',
      question: { en: 'Who?', ar: 'من؟' },
      answer: { en: '{firm} does.', ar: 'يقوم به {firm}.' },
    };
    const { faqs } = withFirmName({ page: aPage(), faqs: [faq] }, { en: 'Haddad', ar: 'حداد' }, 'ar');
    expect(faqs).toMatchObject([{ id: 'who', answer: { ar: 'يقوم به حداد.' } }]);
  });

  it('stands in no page as it is shipped', () => {
    const { pages, faqs, facts } = readShippedContent();
    const shipped = JSON.stringify([pages, faqs, facts]);
    for (const name of ['Diwan', 'ديوان']) expect(shipped).not.toContain(name);
    expect(shipped).toContain('{firm}');
  });
});
