import type { Permission } from '@diwan/contracts/shared/permission';
import { page as anyPage, type Page, type PageDefinition, useShell } from '@diwan/mf-kit';
import type { ReactNode } from 'react';
import { NoAccess } from './no-access.js';

/** A page of the back office, and who it is for. */
export interface DeskPage extends Page {
  /** Null: everybody who works here. */
  permission: Permission | null;
}

/**
 * Declares a page of the back office. Who lacks the permission is told so instead: nothing of the page is drawn, so it asks for nothing
 * (D-025). The services refuse on their own.
 */
export function page({ permission, ...definition }: PageDefinition & Pick<DeskPage, 'permission'>): DeskPage {
  const declared = anyPage(definition);
  if (permission === null) return { ...declared, permission };
  return {
    ...declared,
    permission,
    draw: (result) => <Permitted permission={permission}>{declared.draw(result)}</Permitted>,
  };
}

function Permitted({ permission, children }: { permission: Permission; children: ReactNode }) {
  const { can } = useShell();
  return can(permission) ? children : <NoAccess />;
}
