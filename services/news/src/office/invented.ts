import type { OfficeProfile } from '@diwan/contracts/site/office/office-profile';

/** The particulars of the demonstration's firm. Builds before also gave out its name and numbers as every firm's own. */
export const INVENTED = {
  name: { en: 'Diwan Law', ar: 'ديوان للمحاماة' },
  phone: '+96170000000',
  whatsappNumber: '+96170000000',
  email: 'info@diwan.example',
  emergencyLine: true,
  address: {
    street: {
      en: 'Sami El Solh Avenue, third floor',
      ar: 'جادة سامي الصلح، الطابق الثالث',
      fr: 'Avenue Sami El Solh, troisième étage',
    },
    city: { en: 'Beirut', ar: 'بيروت', fr: 'Beyrouth' },
    country: 'LB',
  },
  barRegistration: {
    en: 'Lawyers registered at the Bar Associations of Beirut and Tripoli',
    ar: 'محامون مسجّلون لدى نقابتي المحامين في بيروت وطرابلس',
  },
  vatNumber: '2104567-601',
} satisfies Partial<OfficeProfile>;
