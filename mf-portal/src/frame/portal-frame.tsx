import { useAppliedTheme } from '@diwan/desk-kit/use-theme';
import type { ReactNode } from 'react';
import { Bell } from './bell.js';
import { FirmBar } from './firm-bar.js';
import { LookingFor } from './looking-for.js';
import { OfficeLine } from './office-line.js';
import { PersonMenu } from './person-menu.js';
import { PortalNav } from './portal-nav.js';

/** Around every view of the portal: the firm's mark, language and person above, the views at the thumb or beside, the office below. */
export function PortalFrame({ children }: { children: ReactNode }) {
  useAppliedTheme();
  return (
    <div className="portal-frame">
      <FirmBar home="/client-portal">
        <Bell />
        <PersonMenu />
      </FirmBar>
      <PortalNav />
      <main id="content" tabIndex={-1} className="portal-content">
        <LookingFor />
        {children}
      </main>
      <OfficeLine />
    </div>
  );
}
