import { Section } from '@diwan/ui/section';
import { Spinner } from '@diwan/ui/spinner';
import { useFirmName } from '../chrome/use-firm-name.js';
import { useTexts } from '../messages/shell-texts.js';
import { ScreenMain } from './screen-main.js';

/** While there is nothing to show yet. Appears only after a moment, so that quick pages do not flicker. */
export function LoadingScreen({ text }: { text?: string }) {
  const t = useTexts();
  const firm = useFirmName();
  return (
    <ScreenMain>
      <Section compact className="shell-loading">
        <title>{firm}</title>
        <p role="status">
          <Spinner /> {text ?? t('loading.page')}
        </p>
      </Section>
    </ScreenMain>
  );
}
