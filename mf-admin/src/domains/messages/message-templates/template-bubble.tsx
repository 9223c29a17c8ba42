import type { Language } from '@diwan/contracts/shared/language';
import { MessageBubble } from '../../../components/message-bubble.js';
import { useTexts } from '../../../texts.js';
import type { Registration } from './api/message-templates.js';

/** What a phone shows of a version. */
type Shown = Pick<Registration, 'preview' | 'buttons'> & Partial<Pick<Registration, 'copyLabel'>>;

/** A template with its samples, as a phone shows it. */
export function TemplateBubble({ version, language }: { version: Shown; language: Language }) {
  const t = useTexts();
  const { preview, copyLabel, buttons } = version;
  return (
    <MessageBubble language={language} label={t('templates.preview')} text={preview}>
      {buttons.map((button) => (
        <p key={button} className="message-bubble__button">
          {button}
        </p>
      ))}
      {copyLabel && <p className="message-bubble__button">{copyLabel}</p>}
    </MessageBubble>
  );
}
