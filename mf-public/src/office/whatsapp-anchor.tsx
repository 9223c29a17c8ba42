import { ButtonLink } from '@diwan/ui/button';
import { Link } from '@diwan/ui/link';
import { VisuallyHidden } from '@diwan/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.js';
import { whatsappLink } from './contact-links.js';

interface WhatsappProps {
  number: string;
  text?: string;
  variant?: 'primary' | 'secondary' | 'quiet';
  className?: string;
  children: ReactNode;
}

/** A button that opens a WhatsApp chat in a new window, by the visitor's own press, so that nothing blocks it (D-033). */
export function WhatsappButton({ number, text, variant = 'secondary', className, children }: WhatsappProps) {
  const t = useTexts();
  return (
    <ButtonLink
      href={whatsappLink(number, text)}
      target="_blank"
      rel="noopener noreferrer"
      variant={variant}
      icon="whatsapp"
      className={className}
    >
      <span>
        {children}
        <VisuallyHidden> {t('link.newWindow')}</VisuallyHidden>
      </span>
    </ButtonLink>
  );
}

/** The same as a text link. */
export function WhatsappAnchor({ number, text, children }: Pick<WhatsappProps, 'number' | 'text' | 'children'>) {
  const t = useTexts();
  return (
    <Link href={whatsappLink(number, text)} newWindowLabel={t('link.newWindow')}>
      {children}
    </Link>
  );
}
