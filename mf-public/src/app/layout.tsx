import { RouterAnchor } from '@diwan/mf-kit';
import { LinkProvider } from '@diwan/ui/link-context';
import { PortalRoot } from '@diwan/ui/portal';
import type { ReactNode } from 'react';
import { ReachBar } from '../site/reach-bar.js';

/** Around every page of the area: the mark that its styles are scoped to, a place for overlays, and the router for links. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <LinkProvider component={RouterAnchor}>
      <PortalRoot data-mf="public">
        <div data-mf="public">
          {children}
          <ReachBar />
        </div>
      </PortalRoot>
    </LinkProvider>
  );
}
