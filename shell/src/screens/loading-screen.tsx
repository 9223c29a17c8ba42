import { Section } from '@diwan/ui/section';
import { Spinner } from '@diwan/ui/spinner';
import { useTexts } from '../messages/shell-texts.js';

/** While there is nothing to show yet. Appears only after a moment, so that quick pages do not flicker. */
export function LoadingScreen({ text }: { text?: string }) {
  const t = useTexts();
  return (
    <Section compact className="shell-loading">
      <p role="status">
        <Spinner /> {text ?? t('loading.page')}
      </p>
    </Section>
  );
}
