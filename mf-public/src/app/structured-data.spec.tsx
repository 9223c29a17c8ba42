/**
 * @jest-environment jsdom
 */

import type { Language } from '@diwan/contracts/shared/language';
import { formatDate } from '@diwan/mf-kit';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { openPage, siteApi, structuredData } from '../testing/open-page.js';
import { anAttorney, anOfficeProfile } from '../testing/site-fixtures.js';

afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
});

/** What structured data claims in words and figures, as the page would write it. Addresses and codes claim nothing. */
const WORDS = [
  'name',
  'headline',
  'description',
  'text',
  'email',
  'jobTitle',
  'articleSection',
  'streetAddress',
  'addressLocality',
  'knowsAbout',
  'opens',
  'closes',
];
const DATES = ['datePublished', 'dateModified', 'foundingDate'];

function claims(value: unknown, language: Language, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => claims(item, language, key));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, inner]) => claims(inner, language, name));
  if (typeof value !== 'string') return [];
  if (WORDS.includes(key)) return [value];
  if (DATES.includes(key)) return [formatDate(value, language)];
  return key === 'telephone' ? [value.replace(/^\+961(\d\d)(\d{3})(\d{3})$/, '+961 $1 $2 $3')] : [];
}

const visibleText = () => {
  const copy = document.body.cloneNode(true) as HTMLElement;
  for (const script of copy.querySelectorAll('script')) script.remove();
  // The marks that lead to a statute stand inside sentences.
  for (const mark of copy.querySelectorAll('sup')) mark.remove();
  return copy.textContent?.replace(/\s+/g, ' ') ?? '';
};

const TYPES: [path: string, types: string[]][] = [
  ['/', ['WebSite', 'LegalService', 'FAQPage']],
  ['/about', ['BreadcrumbList', 'FAQPage']],
  ['/services/criminal-law', ['Service', 'BreadcrumbList', 'FAQPage']],
  ['/services/entity/sarl', ['Service', 'BreadcrumbList', 'FAQPage']],
  ['/attorneys', ['LegalService', 'Person', 'BreadcrumbList']],
  ['/attorneys/nour-example', ['Person', 'BreadcrumbList']],
  ['/contact', ['LegalService', 'BreadcrumbList']],
  ['/consultation', ['LegalService', 'BreadcrumbList']],
  ['/news', ['BreadcrumbList']],
  ['/news/article-1', ['Article', 'BreadcrumbList']],
];

describe('structured data', () => {
  for (const language of ['en', 'ar'] as const) {
    it.each(TYPES)(`D-041: %s (${language}) claims nothing that is not on the page`, async (path, types) => {
      await openPage(path, {
        language,
        profile: anOfficeProfile({
          address: { street: { en: 'Street 1', ar: 'شارع 1' }, city: { en: 'Beirut', ar: 'بيروت' }, country: 'LB' },
          foundedOn: '2007-03-01',
        }),
      });
      const nodes = structuredData();
      expect(nodes.map((node) => node['@type'])).toEqual(types);
      const text = visibleText();
      const missing = nodes.flatMap((node) => claims(node, language)).filter((claim) => !text.includes(claim));
      expect(missing).toEqual([]);
      expect(JSON.stringify(nodes)).not.toContain('aggregateRating');
      for (const node of nodes) expect(node['@context']).toBe('https://schema.org');
    });
  }

  it('D-030: changing Friday’s closing time changes the page and the structured data alike', async () => {
    const profile = anOfficeProfile();
    const openingHours = profile.openingHours.map((entry) =>
      entry.day === 'fri' ? { ...entry, hours: { opens: '08:00', closes: '16:30' } } : entry,
    );
    await openPage('/contact', { profile: { ...profile, openingHours } });
    expect(visibleText()).toMatch(/Monday to Thursday08:00–18:00Friday08:00–16:30Saturday09:00–14:00/);
    expect(visibleText()).toContain('SundayEmergency calls only');
    const firm = structuredData().find((node) => node['@type'] === 'LegalService');
    expect(firm?.openingHoursSpecification).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Friday'],
      opens: '08:00',
      closes: '16:30',
    });
  });

  it('D-029 and D-043: without an address and a founding date neither page nor structured data mention them', async () => {
    await openPage('/contact');
    const firm = structuredData().find((node) => node['@type'] === 'LegalService') ?? {};
    expect(Object.keys(firm)).not.toContain('address');
    expect(Object.keys(firm)).not.toContain('foundingDate');
    expect(visibleText()).not.toMatch(/Address|Founded/);
  });

  it('PUB-08: the universities of a lawyer are named once each, and none where none is given', async () => {
    const school = { en: 'Lebanese University', ar: 'الجامعة اللبنانية' };
    const degree = { en: 'Bachelor of laws', ar: 'إجازة في الحقوق' };
    const of = async (schools: (typeof school | null)[]) => {
      const attorney = anAttorney({ education: schools.map((named) => ({ ...degree, school: named })) });
      await openPage('/attorneys/nour-example', { api: siteApi({ 'GET /news/site/attorneys/:slug': () => attorney }) });
      const person = structuredData().find((node) => node['@type'] === 'Person');
      cleanup();
      document.head.innerHTML = '';
      return person?.alumniOf;
    };
    expect(await of([school, school, null])).toEqual([{ '@type': 'CollegeOrUniversity', name: 'Lebanese University' }]);
    expect(await of([null])).toBeUndefined();
  });

  it('D-041: one id and one address for the firm in both languages', async () => {
    await openPage('/contact', { language: 'ar' });
    expect(structuredData()[0]?.['@id']).toBe('https://diwan.example/#firm');
    expect(structuredData()[0]?.url).toBe('https://diwan.example');
  });
});
