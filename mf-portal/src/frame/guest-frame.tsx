import { useAppliedTheme } from '@diwan/desk-kit/use-theme';
import type { ReactNode } from 'react';
import { FirmBar } from './firm-bar.js';
import { OfficeLine } from './office-line.js';

/** Around a page for somebody without an account: whose page it is, its language, and how to reach the firm. */
export function GuestFrame({ children }: { children: ReactNode }) {
  useAppliedTheme();
  return (
    <div className="grid flex-[1_0_auto] grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
      <FirmBar home="/" />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <OfficeLine />
    </div>
  );
}
