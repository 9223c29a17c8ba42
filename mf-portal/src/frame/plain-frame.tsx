import { useAppliedTheme } from '@diwan/desk-kit/use-theme';
import type { ReactNode } from 'react';

/** Nothing around: for screens that fill the window themselves. */
export function PlainFrame({ children }: { children: ReactNode }) {
  useAppliedTheme();
  return (
    <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
      {children}
    </main>
  );
}
