import type { ReactNode } from 'react';

/** Nothing around: for screens that fill the window themselves. */
export function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
      {children}
    </main>
  );
}
