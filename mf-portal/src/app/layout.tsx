import { frameOf } from '@diwan/contracts/remotes/area-of-path';
import { PersonQueries } from '@diwan/desk-kit/person-queries';
import { RouterAnchor, useLocation } from '@diwan/mf-kit';
import { LinkProvider } from '@diwan/ui/link-context';
import { PortalRoot } from '@diwan/ui/portal';
import type { ReactNode } from 'react';
import { Installable } from '../frame/installable.js';
import { PlainFrame } from '../frame/plain-frame.js';
import { PortalFrame } from '../frame/portal-frame.js';

/** Half a minute: going back and forth between pages asks nothing again, and news is not missed for long. */
const FRESH_MS = 30_000;

/** Around every page of the area: the mark that its styles are scoped to, a place for overlays, the router for links, the query cache. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <LinkProvider component={RouterAnchor}>
      <PortalRoot data-mf="portal">
        <PersonQueries freshMs={FRESH_MS}>
          <div data-mf="portal" className="portal">
            <Framed>{children}</Framed>
          </div>
        </PersonQueries>
      </PortalRoot>
    </LinkProvider>
  );
}

/** Documents fill the screen, signing in stands in the site's frame; every other page in the portal's own. */
const WITHOUT_FRAME = /^\/(documents|shared)(\/|$)/;

function Framed({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  if (frameOf(pathname) === 'site') return children;
  if (WITHOUT_FRAME.test(pathname)) return <PlainFrame>{children}</PlainFrame>;
  return (
    <>
      <Installable />
      <PortalFrame>{children}</PortalFrame>
    </>
  );
}
