import { useTexts } from '../messages/shell-texts.js';
import { ErrorScreen } from './error-screen.js';

/** Stands for what cannot be had now, a microfrontend or what a service knows; contact never disappears with it (PUB-11). */
export function AreaFallback({ onRetry }: { onRetry: () => void }) {
  const t = useTexts();
  return <ErrorScreen title={t('area.title')} text={t('area.text')} onRetry={onRetry} />;
}
