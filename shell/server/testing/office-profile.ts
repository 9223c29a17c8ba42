import { type OfficeProfile, WEEKDAYS } from '@diwan/contracts/site/office/office-profile';

/** The firm's particulars as the news service tells them. */
export const anOfficeProfile = (changes: Partial<OfficeProfile> = {}): OfficeProfile => ({
  name: { en: 'Diwan Law', ar: 'ديوان' },
  blurb: { en: 'A law firm.', ar: 'مكتب محاماة.' },
  phone: '+96170000000',
  whatsappNumber: '+96170000000',
  email: 'info@diwan.example',
  address: null,
  openingHours: WEEKDAYS.map((day) => ({ day, hours: { opens: '08:00', closes: '18:00' } })),
  holidays: [],
  emergencyLine: true,
  foundedOn: null,
  barRegistration: null,
  vatNumber: null,
  unreviewedFacts: 'noted',
  version: 1,
  ...changes,
});
