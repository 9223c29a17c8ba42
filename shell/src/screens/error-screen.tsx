import { ErrorState } from '@diwan/ui/error-state';
import { Section } from '@diwan/ui/section';
import type { ReactNode } from 'react';
import { HelpLinks } from '../chrome/help-links.js';
import { useTexts } from '../messages/shell-texts.js';
import { ScreenMain } from './screen-main.js';

export interface ErrorScreenProps {
  /** What to quote to the firm; left out when there is nothing in a log to find by it. */
  reference?: string;
  onRetry: () => void;
  title?: string;
  text?: ReactNode;
}

/** Stands for a page that failed: says so, or that there is no connection, offers to try again, and how to reach the firm. Never what was thrown (D-040). */
export function ErrorScreen({ reference, onRetry, title, text }: ErrorScreenProps) {
  const t = useTexts();
  const isOffline = !title && typeof navigator !== 'undefined' && !navigator.onLine;
  return (
    <ScreenMain>
      <Section compact>
        <ErrorState
          headingLevel={1}
          title={title ?? t(isOffline ? 'failure.offlineTitle' : 'failure.title')}
          retryLabel={t('failure.retry')}
          onRetry={onRetry}
          referenceLabel={t('failure.reference')}
          {...(reference && !isOffline ? { reference } : {})}
          actions={<HelpLinks />}
        >
          {text ?? t(isOffline ? 'failure.offlineText' : 'failure.text')}
        </ErrorState>
      </Section>
    </ScreenMain>
  );
}
