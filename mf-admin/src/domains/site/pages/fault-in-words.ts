import type { TextKey, Texts } from '../../../texts.js';

/** A fault such as `unknown_fact`, in words. */
export const faultInWords = (t: Texts, fault: string): string =>
  t(`field.${fault.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())}` as TextKey);
