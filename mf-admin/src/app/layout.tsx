import { ChangesOnce } from '@diwan/desk-kit/changes/once';
import { PersonQueries } from '@diwan/desk-kit/person-queries';
import { RouterAnchor } from '@diwan/mf-kit';
import { LinkProvider } from '@diwan/ui/link-context';
import { PortalRoot } from '@diwan/ui/portal';
import type { ReactNode } from 'react';
import { Frame } from '../frame/frame.js';
import { useAhead } from './ahead.js';

/** Ten seconds: going back and forth asks nothing again, and what a colleague changes is soon seen. */
const FRESH_MS = 10_000;

/** What every page needs: the mark that the area's styles are scoped to, a place for overlays, the router for links, the query cache. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <LinkProvider component={RouterAnchor}>
      <PersonQueries freshMs={FRESH_MS}>
        <ChangesOnce />
        <PortalRoot data-mf="admin">
          <div data-mf="admin">{children}</div>
        </PortalRoot>
      </PersonQueries>
    </LinkProvider>
  );
}

/** Around every page of the area; the frame stays while pages change. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <Providers>
      <Framed>{children}</Framed>
    </Providers>
  );
}

function Framed({ children }: { children: ReactNode }) {
  return <Frame ahead={useAhead()}>{children}</Frame>;
}
