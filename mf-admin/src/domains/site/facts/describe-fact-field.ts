import type { LocalizedText } from '@diwan/contracts/shared/language';
import { bothOf } from '../../../components/both-of.js';
import type { Texts } from '../../../texts.js';
import type { FactValues } from './fact-values.js';

/** Label of a field by its path, such as `text.en`. */
export function factLabel(t: Texts, path: string): string {
  const [field, language] = path.split('.');
  const label = t(`facts.${field as keyof FactValues}`);
  return language === 'en' || language === 'ar'
    ? t('site.inLanguage', { label, language: t(`language.${language}`) })
    : label;
}

/** A field and its value in words, for comparing two versions. */
export function describeFactField(t: Texts, name: keyof FactValues, value: unknown) {
  const text = typeof value === 'string' ? value.trim() : bothOf(value as LocalizedText);
  return { label: t(`facts.${name}`), text };
}
