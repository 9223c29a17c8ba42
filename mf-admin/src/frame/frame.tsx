import { useAfterFirstPage } from '@diwan/desk-kit/notices/use-after-first-page';
import { useAppliedTheme } from '@diwan/desk-kit/use-theme';
import { CONTENT_ID, isDoorOfStaff, useLocation, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { CedarMark } from '@diwan/ui/drawings/cedar-mark';
import { Anchor } from '@diwan/ui/link-context';
import { type DOMAttributes, lazy, type ReactNode, Suspense } from 'react';
import { useTexts } from '../texts.js';
import { BottomBar } from './bottom-bar.js';
import { Errands } from './errands.js';
import { Navigation } from './navigation.js';
import { TopBar } from './top-bar.js';

import { useCollapsed } from './use-collapsed.js';
import { usePalette } from './use-palette.js';
import { useWaiting, useWaitingFollowsChanges } from './use-waiting.js';

/** Wanted by those who press its keys, so fetched then. */
const Palette = lazy(() => import('./palette/palette.js'));

export interface FrameProps {
  children: ReactNode;
  /** For links that are pointed at: what fetches their screens ahead. */
  ahead: DOMAttributes<HTMLDivElement>;
}

/** The desk around every screen of the back office: navigation at the side, what is at hand above, a bar below on phones. */
export function Frame({ children, ahead }: FrameProps) {
  const t = useTexts();
  const { session, office, language } = useShell();
  const { pathname } = useLocation();
  const [collapsed, toggle] = useCollapsed();
  const palette = usePalette();
  useAppliedTheme();
  useWaitingFollowsChanges();
  const { found } = useWaiting(useAfterFirstPage() && !isDoorOfStaff(pathname));
  const firm = office.profile?.name[language] ?? t('frame.brand');
  if (isDoorOfStaff(pathname) || !session.person) return <Door firm={firm}>{children}</Door>;
  return (
    <div className="desk" data-collapsed={collapsed || undefined} {...ahead}>
      <nav className="desk-side" aria-label={t('frame.main')}>
        <div className="desk-side__head">
          <Anchor className="desk-side__brand" href="/admin">
            <CedarMark className="desk-side__mark" />
            <span className="desk-nav__label">{firm}</span>
          </Anchor>
        </div>
        <div className="desk-nav">
          <Navigation waiting={found} />
        </div>
        <Button
          variant="quiet"
          size="small"
          icon="menu"
          className="desk-side__fold"
          aria-expanded={!collapsed}
          iconOnly={collapsed}
          onClick={toggle}
        >
          {collapsed ? t('frame.unfold') : t('frame.fold')}
        </Button>
      </nav>
      <div className="desk-body">
        <TopBar waiting={found} onSearch={palette.open} />
        <main id={CONTENT_ID} className="desk-main" tabIndex={-1}>
          <Errands />
          {children}
        </main>
      </div>
      <BottomBar waiting={found} onSearch={palette.open} />
      {palette.isOpen && (
        <Suspense>
          <Palette onClose={palette.close} />
        </Suspense>
      )}
    </div>
  );
}

/** Around the door to the back office, where nobody is known yet: the firm's mark, which leads to the site. */
function Door({ firm, children }: { firm: string; children: ReactNode }) {
  return (
    <div className="desk-door">
      <header className="desk-door__head">
        <Anchor className="desk-side__brand" href="/">
          <CedarMark className="desk-side__mark" />
          <span>{firm}</span>
        </Anchor>
      </header>
      <main id={CONTENT_ID} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
