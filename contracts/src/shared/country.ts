import type { LocalizedText } from './language.js';

/** A country in the pickers of telephone numbers. */
export interface Country {
  /** ISO 3166-1, two letters. */
  code: string;
  /** Without `+`. Codes are not prefixes of one another, so a number has one at most. */
  callingCode: string;
  name: LocalizedText;
}

const country = (code: string, callingCode: string, en: string, ar: string): Country => ({
  code,
  callingCode,
  name: { en, ar },
});

/**
 * The 32 countries of the specification's list (part 1, section 3), Lebanon first, then by English name: one set for every picker
 * (D-050). Identity sends codes to these unless its settings say otherwise.
 */
export const COUNTRIES: readonly Country[] = [
  country('LB', '961', 'Lebanon', 'لبنان'),
  country('DZ', '213', 'Algeria', 'الجزائر'),
  country('AU', '61', 'Australia', 'أستراليا'),
  country('AT', '43', 'Austria', 'النمسا'),
  country('BE', '32', 'Belgium', 'بلجيكا'),
  country('BR', '55', 'Brazil', 'البرازيل'),
  country('CI', '225', 'Côte d’Ivoire', 'ساحل العاج'),
  country('CY', '357', 'Cyprus', 'قبرص'),
  country('DK', '45', 'Denmark', 'الدنمارك'),
  country('EG', '20', 'Egypt', 'مصر'),
  country('FR', '33', 'France', 'فرنسا'),
  country('DE', '49', 'Germany', 'ألمانيا'),
  country('GR', '30', 'Greece', 'اليونان'),
  country('IQ', '964', 'Iraq', 'العراق'),
  country('IT', '39', 'Italy', 'إيطاليا'),
  country('JO', '962', 'Jordan', 'الأردن'),
  country('KW', '965', 'Kuwait', 'الكويت'),
  country('MA', '212', 'Morocco', 'المغرب'),
  country('NL', '31', 'Netherlands', 'هولندا'),
  country('NG', '234', 'Nigeria', 'نيجيريا'),
  country('NO', '47', 'Norway', 'النروج'),
  country('QA', '974', 'Qatar', 'قطر'),
  country('SA', '966', 'Saudi Arabia', 'المملكة العربية السعودية'),
  country('ZA', '27', 'South Africa', 'جنوب أفريقيا'),
  country('ES', '34', 'Spain', 'إسبانيا'),
  country('SE', '46', 'Sweden', 'السويد'),
  country('CH', '41', 'Switzerland', 'سويسرا'),
  country('TN', '216', 'Tunisia', 'تونس'),
  country('TR', '90', 'Türkiye', 'تركيا'),
  country('AE', '971', 'United Arab Emirates', 'الإمارات العربية المتحدة'),
  country('GB', '44', 'United Kingdom', 'المملكة المتحدة'),
  country('US', '1', 'United States and Canada', 'الولايات المتحدة وكندا'),
];

/** The country whose calling code a number in E.164 begins with; undefined for countries that are not on the list. */
export function countryOfPhone(phone: string): Country | undefined {
  return COUNTRIES.find(({ callingCode }) => phone.startsWith(`+${callingCode}`));
}
