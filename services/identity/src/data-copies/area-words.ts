import type { LocalizedText } from '@diwan/contracts/shared/language';
import type { CONTACT_AREAS, PracticeAreaId } from '@diwan/contracts/site/practice-areas/practice-area';

const BUSINESS = { en: 'Business, Commercial & Corporate Law', ar: 'قانون الأعمال والتجارة والشركات' };
const LABOR = { en: 'Labor Law', ar: 'قانون العمل' };

/** What the readable pages of a copy call areas: those of cases, and those that visitors choose from. */
export const AREA_WORDS: Readonly<Record<PracticeAreaId | keyof typeof CONTACT_AREAS, LocalizedText>> = {
  business: BUSINESS,
  corporate: BUSINESS,
  incorporation: { en: 'Companies Incorporation', ar: 'تأسيس الشركات' },
  criminal: { en: 'Criminal Law', ar: 'القانون الجزائي' },
  governance: { en: 'Corporate Governance & Advisory', ar: 'حوكمة الشركات والاستشارات' },
  'real-estate': { en: 'Real Estate & Construction', ar: 'العقارات والبناء' },
  banking: { en: 'Banking & Finance', ar: 'المصارف والتمويل' },
  tax: { en: 'Taxation / Tax Planning', ar: 'الضرائب والتخطيط الضريبي' },
  family: { en: 'Family Law', ar: 'قانون الأسرة' },
  labor: LABOR,
  employment: LABOR,
  ip: { en: 'Intellectual Property & Trademarks', ar: 'الملكية الفكرية والعلامات التجارية' },
  immigration: { en: 'Immigration', ar: 'الهجرة' },
  'personal-injury': { en: 'Personal Injury', ar: 'الإصابات الشخصية' },
  other: { en: 'Other', ar: 'غير ذلك' },
};
