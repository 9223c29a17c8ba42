import { PageHead } from '@diwan/mf-kit';
import { PageHeader } from '@diwan/ui/page-header';
import type { ReactNode } from 'react';

/** A view of the portal: its title, then its content. */
export function PortalPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHead title={title} noindex />
      <PageHeader title={title} />
      {children}
    </>
  );
}
