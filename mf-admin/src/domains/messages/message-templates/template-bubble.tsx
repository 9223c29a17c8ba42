import type { Language } from '@diwan/contracts/shared/language';
import { useTexts } from '../../../texts.js';
import type { Registration } from './api/message-templates.js';
import './template-bubble.css';

/** A message as WhatsApp shows it, in its own language and direction whatever the page's. */
export function TemplateBubble({ registration, language }: { registration: Registration; language: Language }) {
  const t = useTexts();
  const { preview, copyLabel } = registration;
  return (
    <figure className="template-bubble" lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <figcaption className="ui-visually-hidden" lang={undefined}>
        {t('templates.preview')}
      </figcaption>
      <p>{preview}</p>
      {copyLabel && <p className="template-bubble__button">{copyLabel}</p>}
    </figure>
  );
}
