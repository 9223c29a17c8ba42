import { nameIn } from '@diwan/contracts/shared/tongues';
import { useShell } from '@diwan/mf-kit';
import { useTexts } from '../messages/shell-texts.js';

/** The firm's name from its profile, or the product's while that cannot be read. */
export function useFirmName(): string {
  const { office, siteLanguage } = useShell();
  const t = useTexts();
  return (office.profile && nameIn(office.profile.name, siteLanguage)) ?? t('firm.fallbackName');
}
