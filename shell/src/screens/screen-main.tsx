import { frameOf } from '@diwan/contracts/remotes/area-of-path';
import { useLocation } from '@diwan/mf-kit';
import type { ReactNode } from 'react';
import { CONTENT_ID } from '../navigation/use-page-change.js';

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
