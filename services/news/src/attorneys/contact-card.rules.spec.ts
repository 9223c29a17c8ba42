import { describe, expect, it } from '@jest/globals';
import type { AttorneyRecord } from './attorney.schema.js';
import { contactCard } from './contact-card.rules.js';

const record = (changes: object = {}): AttorneyRecord =>
  ({
    slug: 'nour-haddad',
    profile: {
      name: { en: 'Nour Haddad', ar: 'نور حداد' },
      title: { en: 'Attorney at law, companies; contracts', ar: 'محامية، الشركات والعقود' },
      email: 'nour@diwan.example',
      phone: '+96170000010',
      whatsappNumber: '+96170000010',
      ...changes,
    },
  }) as unknown as AttorneyRecord;
const firm = {
  name: { en: 'Diwan Law', ar: 'ديوان للمحاماة' },
  phone: '+96170000000',
  address: {
    street: { en: '12 Museum Street', ar: 'شارع المتحف 12' },
    city: { en: 'Beirut', ar: 'بيروت' },
    country: 'LB' as const,
  },
};
const unfolded = (card: string) => card.replaceAll('\r\n ', '').split('\r\n');

describe('PUB-08: contact card', () => {
  it('holds what the profile shows, with marks of the format escaped', () => {
    expect(unfolded(contactCard(record(), firm, 'en', 'https://site.example'))).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Haddad;Nour;;;',
      'FN:Nour Haddad',
      'TITLE:Attorney at law\\, companies\\; contracts',
      'ORG:Diwan Law',
      'TEL;TYPE=WORK,VOICE:+96170000010',
      'EMAIL;TYPE=INTERNET,WORK:nour@diwan.example',
      'ADR;TYPE=WORK:;;12 Museum Street;Beirut;;;Lebanon',
      'URL:https://site.example/attorneys/nour-haddad',
      'END:VCARD',
      '',
    ]);
  });

  it('has no line for what is missing; the firm is reached instead', () => {
    const card = contactCard(
      record({ email: null, phone: null, whatsappNumber: null }),
      { ...firm, address: null },
      'ar',
      '',
    );
    expect(card).toContain('TEL;TYPE=WORK,VOICE:+96170000000');
    expect(card).not.toMatch(/EMAIL|ADR|CELL/);
    expect(card).toContain('URL:/ar/attorneys/nour-haddad');
  });

  it('folds long lines between letters, never inside one', () => {
    const long = contactCard(record({ title: { en: '', ar: 'محامية '.repeat(30).trim() } }), firm, 'ar', '');
    for (const line of long.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded(long)[4]).toBe(`TITLE:${'محامية '.repeat(30).trim()}`);
  });
});
