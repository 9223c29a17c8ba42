import type { OfficeProfileDraft } from '@diwan/contracts/site/office/office-profile';
import { describe, expect, it } from '@jest/globals';
import { readShippedContent } from '../content/shipped-content.js';
import { INVENTED } from './invented.js';
import { withoutInvented } from './without-invented.rules.js';

const { profile: shipped } = readShippedContent();
const invented = (changes: Partial<OfficeProfileDraft> = {}): OfficeProfileDraft => ({
  ...shipped,
  ...INVENTED,
  ...changes,
});

describe('11: a profile without what is not the firm’s', () => {
  it('is as it is shipped where nothing in it is', () => {
    expect(withoutInvented(invented())).toEqual(shipped);
    expect(withoutInvented(shipped)).toEqual(shipped);
  });

  it('keeps no address of which somebody saved two of three languages', () => {
    const { street, city, country } = INVENTED.address;
    const address = { street: { en: street.en, ar: street.ar }, city: { en: city.en, ar: city.ar }, country };
    expect(withoutInvented(invented({ address }))).toEqual(shipped);
  });

  const own = { name: { en: 'Haddad', ar: 'حداد' }, vatNumber: '7654321-601', foundedOn: '1998-03-01' };
  it.each<[string, Partial<OfficeProfileDraft>, Partial<OfficeProfileDraft>]>([
    ['what the firm entered beside it', own, own],
    ['a number of its own', { phone: '+9611345678' }, { phone: '+9611345678' }],
    ['the promise of a profile that somebody saved', { version: 3 }, { version: 3, emergencyLine: true }],
  ])('keeps %s', (_what, changes, kept) => {
    expect(withoutInvented(invented(changes))).toEqual({ ...shipped, ...kept });
  });

  it('loses the numbers also where the firm has an address of its own for e-mail, and keeps its name there', () => {
    const profile = invented({ email: 'office@firm.example', version: 2 });
    const { name, email, emergencyLine, version } = profile;
    expect(withoutInvented(profile)).toEqual({ ...shipped, name, email, emergencyLine, version });
  });
});
