import { frameOf } from '@diwan/contracts/remotes/area-of-path';
import { ChangesOnce } from '@diwan/desk-kit/changes/once';
import { PersonQueries } from '@diwan/desk-kit/person-queries';
import { Navigate, RouterAnchor, useLocation, useShell } from '@diwan/mf-kit';
import { LinkProvider } from '@diwan/ui/link-context';
import { PortalRoot } from '@diwan/ui/portal';
import type { ReactNode } from 'react';
import { Installable } from '../frame/installable.js';
import { PlainFrame } from '../frame/plain-frame.js';
import { PortalFrame } from '../frame/portal-frame.js';
import { viewsFor } from '../frame/views.js';

/** Half a minute: going back and forth between pages asks nothing again, and news is not missed for long. */
const FRESH_MS = 30_000;

/** Around every page of the area: the mark that its styles are scoped to, a place for overlays, the router for links, the query cache. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <LinkProvider component={RouterAnchor}>
      <PortalRoot data-mf="portal">
        <ChangesOnce />
        <PersonQueries freshMs={FRESH_MS}>
          <div data-mf="portal" className="portal">
            <Framed>{children}</Framed>
          </div>
        </PersonQueries>
      </PortalRoot>
    </LinkProvider>
  );
}

/** Documents fill the screen, signing in stands in the site's frame, a link from the firm frames itself; every other page in the portal's own. */
const WITHOUT_FRAME = /^\/documents(\/|$)/;
const FRAMES_ITSELF = /^\/shared(\/|$)/;

function Framed({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { session } = useShell();
  const actingFor = session.person?.actingFor;
  if (frameOf(pathname) === 'site') return children;
  // The home is about the person's own file; who looks for somebody begins at the first view they may see.
  if (actingFor && pathname === '/client-portal')
    return <Navigate to={viewsFor(actingFor)[0]?.href ?? '/client-portal/delegates'} replace />;
  if (FRAMES_ITSELF.test(pathname)) return children;
  if (WITHOUT_FRAME.test(pathname)) return <PlainFrame>{children}</PlainFrame>;
  return (
    <>
      <Installable />
      <PortalFrame>{children}</PortalFrame>
    </>
  );
}
