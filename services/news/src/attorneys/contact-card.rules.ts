import type { Language } from '@diwan/contracts/shared/language';
import type { OfficeProfile } from '@diwan/contracts/site/office/office-profile';
import type { AttorneyRecord } from './attorney.schema.js';

/** Bytes of a line at most, as the format folds them. */
const FOLD = 75;

type Firm = Pick<OfficeProfile, 'name' | 'address' | 'phone'>;

/**
 * A lawyer's contact card (vCard 3.0, which every telephone reads), of nothing but what the profile shows. Who has no number of their own is
 * reached through the firm's; null until the firm has entered who it is.
 */
export function contactCard(
  { slug, profile }: AttorneyRecord,
  firm: Firm | null,
  language: Language,
  origin: string,
): string {
  const name = profile.name[language];
  const { given, family } = partsOf(name);
  const phone = profile.phone ?? firm?.phone;
  const address = firm?.address;
  const place = address && [address.street[language], address.city[language], '', '', COUNTRY[language]];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${plain(family)};${plain(given)};;;`,
    `FN:${plain(name)}`,
    `TITLE:${plain(profile.title[language])}`,
    ...(firm ? [`ORG:${plain(firm.name[language])}`] : []),
    ...(phone ? [`TEL;TYPE=WORK,VOICE:${phone}`] : []),
    ...(profile.whatsappNumber && profile.whatsappNumber !== profile.phone
      ? [`TEL;TYPE=CELL:${profile.whatsappNumber}`]
      : []),
    ...(profile.email ? [`EMAIL;TYPE=INTERNET,WORK:${plain(profile.email)}`] : []),
    ...(place ? [`ADR;TYPE=WORK:;;${place.map(plain).join(';')}`] : []),
    `URL:${origin}${language === 'ar' ? '/ar' : ''}/attorneys/${slug}`,
    'END:VCARD',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const COUNTRY: Record<Language, string> = { en: 'Lebanon', ar: 'لبنان' };

/** The last word is the family's name, as in the names of the site. */
function partsOf(name: string) {
  const words = name.trim().split(/\s+/);
  const family = words.length > 1 ? (words.pop() ?? '') : '';
  return { given: words.join(' '), family };
}

const plain = (text: string): string => text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/[\r\n]+/g, ' ');

/** Long lines go on in the next one after a space; no letter is cut in its bytes. */
function folded(line: string): string {
  let out = '';
  let room = FOLD;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (size > room) {
      out += '\r\n ';
      room = FOLD - 1;
    }
    out += letter;
    room -= size;
  }
  return out;
}
