import { PersonQueries } from '@diwan/desk-kit/person-queries';
import { RouterAnchor } from '@diwan/mf-kit';
import { LinkProvider } from '@diwan/ui/link-context';
import { PortalRoot } from '@diwan/ui/portal';
import type { ReactNode } from 'react';

/** Half a minute: going back and forth between pages asks nothing again, and news is not missed for long. */
const FRESH_MS = 30_000;

/** Around every page of the area: the mark that its styles are scoped to, a place for overlays, the router for links, the query cache. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <LinkProvider component={RouterAnchor}>
      <PortalRoot data-mf="portal">
        <PersonQueries freshMs={FRESH_MS}>
          <div data-mf="portal">{children}</div>
        </PersonQueries>
      </PortalRoot>
    </LinkProvider>
  );
}
