import type { LocalizedText } from '@diwan/contracts/shared/language';

/** A text in both languages, as the comparison with what a colleague saved shows it. */
export const bothOf = ({ en, ar }: Pick<LocalizedText, 'en' | 'ar'>): string => [en, ar].filter(Boolean).join(' / ');
