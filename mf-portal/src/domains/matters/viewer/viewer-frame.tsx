import { PageHead } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Button, ButtonLink } from '@diwan/ui/button';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../texts.js';

interface ViewerFrameProps {
  title: string;
  /** Where the arrow in the corner leads; none where there is nothing to go back to. */
  back?: { href: string; label: string };
  /** What is known of the document: beside it where there is room, behind a button on a phone. */
  facts?: ReactNode;
  /** What may be done with it, in one bar at the bottom. */
  deeds?: ReactNode;
  children: ReactNode;
}

/** A document that fills the screen. */
export function ViewerFrame({ title, back, facts, deeds, children }: ViewerFrameProps) {
  const t = useTexts();
  const [showsFacts, setShowsFacts] = useState(false);
  return (
    <div className="viewer">
      <PageHead title={title} noindex />
      <header className="viewer-head">
        {back && (
          <ButtonLink variant="quiet" size="small" icon="back" iconOnly href={back.href}>
            {back.label}
          </ButtonLink>
        )}
        <h1 className="viewer-title">
          <Isolate>{title}</Isolate>
        </h1>
        {facts && (
          <span className="lg:hidden">
            <Button
              variant="quiet"
              size="small"
              icon={showsFacts ? 'close' : 'info'}
              iconOnly
              aria-expanded={showsFacts}
              aria-controls="viewer-facts"
              onClick={() => setShowsFacts(!showsFacts)}
            >
              {t('viewer.about')}
            </Button>
          </span>
        )}
      </header>
      <div className="viewer-body">{children}</div>
      {facts && (
        <aside id="viewer-facts" aria-label={t('viewer.about')} className="viewer-facts" data-open={showsFacts}>
          {facts}
        </aside>
      )}
      {deeds && <div className="viewer-deeds">{deeds}</div>}
    </div>
  );
}

/** In the place of the document: what is going on, or went wrong. */
export function ViewerMessage({ children }: { children: ReactNode }) {
  return <div className="viewer-message">{children}</div>;
}
