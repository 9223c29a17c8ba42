import { frameOf } from '@diwan/contracts/remotes/area-of-path';
import { CONTENT_ID, useLocation } from '@diwan/mf-kit';
import type { ReactNode } from 'react';

/** Around a screen of the shell that stands in place of an area: the page's `main`, where the area would have brought it. */
export function ScreenMain({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  if (frameOf(pathname) === 'site') return children;
  return (
    <main id={CONTENT_ID} tabIndex={-1}>
      {children}
    </main>
  );
}
