import type { Language } from '@diwan/contracts/shared/language';
import type { ReactNode } from 'react';
import './message-bubble.css';

interface MessageBubbleProps {
  language: Language;
  /** What it is, for those who do not see its shape; in the language of the page. */
  label: string;
  text: string;
  children?: ReactNode;
}

/** A message as WhatsApp shows it, in its own language and direction whatever the page's. */
export function MessageBubble({ language, label, text, children }: MessageBubbleProps) {
  return (
    <figure className="message-bubble" lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      <figcaption className="ui-visually-hidden" lang={undefined}>
        {label}
      </figcaption>
      <p>{text}</p>
      {children}
    </figure>
  );
}
