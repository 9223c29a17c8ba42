import type { LocalizedText } from '@diwan/contracts/shared/language';
import { bothOf } from '../../../components/both-of.js';
import type { Texts } from '../../../texts.js';
import type { LawyerValues } from './lawyer-values.js';

/** Label of a field by its path, such as `name.en`, `education.0.ar` or `education.0.school.ar`. */
export function lawyerLabel(t: Texts, path: string): string {
  const parts = path.split('.');
  const label = t(parts[2] === 'school' ? 'lawyers.school' : `lawyers.${parts[0] as keyof LawyerValues}`);
  const number = Number(parts[1]);
  const named = Number.isInteger(number) ? t('site.line', { label, number: number + 1 }) : label;
  const language = parts.at(-1);
  if (language !== 'en' && language !== 'ar') return named;
  const what = parts[0] === 'image' ? t('lawyers.alt') : named;
  return t('site.inLanguage', { label: what, language: t(`language.${language}`) });
}

/** A field and its value in words, for comparing two versions. */
export function describeLawyerField(t: Texts, name: keyof LawyerValues, value: unknown) {
  return { label: t(`lawyers.${name}`), text: inWords(t, name, value) };
}

function inWords(t: Texts, name: keyof LawyerValues, value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (name === 'image') {
    const { id, alt } = value as LawyerValues['image'];
    return id && bothOf(alt);
  }
  if (name === 'languages') return (value as string[]).map((code) => spokenName(t, code)).join(', ');
  if (name === 'areas') return (value as LawyerValues['areas']).map((area) => t(`area.${area}`)).join(', ');
  if (name === 'articles') return (value as string[]).join(', ');
  if (name === 'education')
    return (value as LawyerValues['education'])
      .map((degree) => joined(bothOf(degree), bothOf(degree.school)))
      .join('; ');
  if (Array.isArray(value)) return (value as LocalizedText[]).map(bothOf).join('; ');
  return bothOf(value as LocalizedText);
}

const joined = (...texts: string[]) => texts.filter(Boolean).join(', ');

/** A language by its code, in words. */
export const spokenName = (t: Texts, code: string): string => t(`spoken.${code as 'ar'}`);
