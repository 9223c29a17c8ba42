import { useShell } from '@diwan/mf-kit';
import { useTexts } from '../messages/shell-texts.js';

/** The firm's name from its profile, or the product's while that cannot be read. */
export function useFirmName(): string {
  const { office, language } = useShell();
  const t = useTexts();
  return office.profile?.name[language] ?? t('firm.fallbackName');
}
