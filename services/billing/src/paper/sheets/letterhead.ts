import type { Language } from '@diwan/contracts/shared/language';
import { paperWords } from './paper-words.js';
import type { Sheet } from './sheet.js';
import { apart } from './sheet-text.js';

type Both = Record<Language, string>;

/** What documents say of the firm: its own words, from the office profile. */
export interface FirmOnPaper {
  name: Both;
  phone: string;
  email: string;
  address: { street: Both; city: Both } | null;
  barRegistration: Both | null;
  vatNumber?: string | null;
}

/** The firm's part of a sheet. What it has not said yet is not shown. */
export function letterhead(firm: FirmOnPaper, language: Language): Sheet['firm'] {
  const words = paperWords(language);
  const { address, barRegistration, vatNumber } = firm;
  const separator = language === 'ar' ? '، ' : ', ';
  return {
    name: firm.name[language],
    lines: [
      ...(address ? [`${address.street[language]}${separator}${address.city[language]}`] : []),
      `${words.telephone} ${apart(formattedPhone(firm.phone))} · ${apart(firm.email)}`,
      ...(vatNumber ? [`${words.vatNumber} ${apart(vatNumber)}`] : []),
    ],
    footer: [firm.name[language], ...(barRegistration ? [barRegistration[language]] : [])],
  };
}

/** `+961 1 000 111`, other countries in threes: as people read numbers aloud. */
function formattedPhone(phone: string): string {
  const lebanese = /^\+961(\d{1,2})(\d{3})(\d{3})$/.exec(phone);
  if (lebanese) return `+961 ${lebanese.slice(1).join(' ')}`;
  return phone.replace(/(\d{3})(?=\d)/g, '$1 ');
}
