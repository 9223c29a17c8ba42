import { useTexts } from '../messages/shell-texts.js';
import { ErrorScreen } from './error-screen.js';

/** Stands for an area whose microfrontend cannot be had; contact never disappears with it (PUB-11). */
export function AreaFallback({ onRetry }: { onRetry: () => void }) {
  const t = useTexts();
  return <ErrorScreen title={t('area.title')} text={t('area.text')} onRetry={onRetry} />;
}
