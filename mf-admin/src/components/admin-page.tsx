import { PageHead } from '@diwan/mf-kit';
import { Anchor } from '@diwan/ui/link-context';
import type { ReactNode } from 'react';

export interface AdminPageProps {
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  /** Where one comes from, when the frame above does not say it. */
  backTo?: { href: string; label: string };
  children: ReactNode;
}

/** A screen of the back office: what it is and what can be done here. The way back is in the frame. */
export function AdminPage({ title, note, actions, backTo, children }: AdminPageProps) {
  return (
    <>
      <PageHead title={title} noindex />
      <div className="desk-page__head">
        <div>
          {backTo && (
            <Anchor className="ui-link desk-page__note" href={backTo.href}>
              {backTo.label}
            </Anchor>
          )}
          <h1 tabIndex={-1}>{title}</h1>
          {note && <div className="desk-page__note">{note}</div>}
        </div>
        {actions && <div className="desk-page__actions">{actions}</div>}
      </div>
      {children}
    </>
  );
}
