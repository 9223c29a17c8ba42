import type { LocalizedText } from '@diwan/contracts/shared/language';
import { createAttorney, type EditedAttorney } from '@diwan/contracts/site/attorneys/editing.http';
import type { PracticeAreaId } from '@diwan/contracts/site/practice-areas/practice-area';
import { toAsciiDigits } from '@diwan/ui/digits';
import { endpointForm, orNull } from '../../../components/endpoint-form.js';
import { phoneToSend } from '../../../components/phone-to-send.js';
import type { LawyerBody } from './api/lawyers.js';

/** A profile as the form holds it, in the order of its fields. */
export interface LawyerValues {
  name: LocalizedText;
  slug: string;
  title: LocalizedText;
  bio: LocalizedText;
  specialties: LocalizedText[];
  areas: PracticeAreaId[];
  /** A degree, and the university; both its texts are empty when it is not named. */
  education: (LocalizedText & { school: LocalizedText })[];
  languages: string[];
  bar: LocalizedText;
  barYear: string;
  barNumber: string;
  /** What ties the articles to themselves in both languages. */
  articles: string[];
  email: string;
  phone: string;
  whatsappNumber: string;
  /** Without a picture the id is empty. */
  image: { id: string; alt: LocalizedText };
}

const EMPTY: LocalizedText = { en: '', ar: '' };

/** A degree that is not written yet. */
export const EMPTY_EDUCATION = { ...EMPTY, school: EMPTY };

/** What the form starts with. */
export const lawyerValues = (attorney: EditedAttorney | null): LawyerValues => ({
  name: attorney?.name ?? EMPTY,
  slug: attorney?.slug ?? '',
  title: attorney?.title ?? EMPTY,
  bio: attorney?.bio ?? EMPTY,
  specialties: attorney?.specialties ?? [],
  areas: attorney?.areas ?? [],
  education: attorney?.education.map((degree) => ({ ...degree, school: degree.school ?? EMPTY })) ?? [],
  languages: attorney?.languages ?? ['ar', 'en'],
  bar: attorney?.bar ?? EMPTY,
  barYear: attorney?.barYear ? String(attorney.barYear) : '',
  barNumber: attorney?.barNumber ?? '',
  articles: attorney?.articles ?? [],
  email: attorney?.email ?? '',
  phone: attorney?.phone ?? '',
  whatsappNumber: attorney?.whatsappNumber ?? '',
  image: { id: attorney?.image?.id ?? '', alt: attorney?.image?.alt ?? EMPTY },
});

const bothOrNull = (text: LocalizedText) => (text.en.trim() === '' && text.ar.trim() === '' ? null : text);
const phoneOrNull = (typed: string) => orNull(phoneToSend(typed));

/** Reads and checks the form. Of an existing profile the address is sent to nobody: it stays. */
export const lawyerForm = endpointForm(createAttorney, (values: LawyerValues) => ({
  body: {
    ...values,
    education: values.education.map((degree) => ({ ...degree, school: bothOrNull(degree.school) })),
    languages: values.languages as LawyerBody['languages'],
    bar: bothOrNull(values.bar),
    barYear: values.barYear.trim() === '' ? null : Number(toAsciiDigits(values.barYear)),
    barNumber: orNull(values.barNumber),
    email: orNull(values.email),
    phone: phoneOrNull(values.phone),
    whatsappNumber: phoneOrNull(values.whatsappNumber),
    image: values.image.id ? values.image : null,
  },
}));

/** A proposal for the last part of the address, from the English name. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
