import type { Language } from '@diwan/contracts/shared/language';
import { Notice } from '@diwan/ui/notice';
import { useTexts } from '../../../texts.js';
import type { Registration } from './api/message-templates.js';
import { TemplateBubble } from './template-bubble.js';

/** The earlier words that messages go by until those of today are approved. */
export function LiveWords({ live, language }: { live: NonNullable<Registration['live']>; language: Language }) {
  const t = useTexts();
  const version = String(live.version);
  const isPaused = live.state === 'paused';
  return (
    <>
      <Notice className="text-sm" tone={isPaused ? 'warning' : 'info'}>
        {t(isPaused ? 'templates.livePausedText' : 'templates.liveText', { version })}
      </Notice>
      <details className="text-sm">
        <summary>{t('templates.liveWords', { version })}</summary>
        <div className="mt-2">
          <TemplateBubble version={live} language={language} />
        </div>
      </details>
    </>
  );
}
