import type { Texts } from '../../../texts.js';
import type { ClientValues } from './client-values.js';

/** A field of the form and its value in words, for comparing two versions. */
export function describeClientField(
  t: Texts,
  name: keyof ClientValues,
  value: unknown,
): { label: string; text: string } {
  const text = String(value ?? '').trim();
  const label = t(`clients.${name}`);
  if (name === 'clientType' && text) return { label, text: t(`clientType.${text as ClientValues['clientType']}`) };
  if (name === 'language' && text) return { label, text: t(`language.${text as ClientValues['language']}`) };
  return { label, text };
}
