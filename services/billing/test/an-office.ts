import { type OfficeProfile, WEEKDAYS } from '@diwan/contracts/site/office/office-profile';

/** An office that is open from Monday to Friday, without holidays of its own. */
export const AN_OFFICE: OfficeProfile = {
  name: { en: 'Diwan', ar: 'ديوان' },
  blurb: { en: '', ar: '' },
  phone: '+96170000000',
  whatsappNumber: '+96170000000',
  email: 'office@example.com',
  address: null,
  openingHours: WEEKDAYS.map((day, at) => ({ day, hours: at < 5 ? { opens: '08:00', closes: '17:00' } : null })),
  holidays: [],
  emergencyLine: false,
  foundedOn: null,
  barRegistration: null,
  vatNumber: '2104567-601',
  unreviewedFacts: 'noted',
  version: 1,
};
