import type { Permission } from '@diwan/contracts/shared/permission';
import { PageHead, useShell } from '@diwan/mf-kit';
import { EmptyState } from '@diwan/ui/empty-state';
import { Anchor } from '@diwan/ui/link-context';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.js';

export interface AdminPageProps {
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  /** Without it the content is neither drawn nor asked for (D-025). The services refuse on their own. None: everybody who works here. */
  permission?: Permission;
  /** Where one comes from, when the frame above does not say it. */
  backTo?: { href: string; label: string };
  children: ReactNode;
}

/** A screen of the back office: what it is, what can be done here, and whether it is this person's business. The way back is in the frame. */
export function AdminPage({ title, note, actions, permission, backTo, children }: AdminPageProps) {
  const t = useTexts();
  const { can } = useShell();
  const allowed = permission === undefined || can(permission);
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
          {allowed && note && <div className="desk-page__note">{note}</div>}
        </div>
        {allowed && actions && <div className="desk-page__actions">{actions}</div>}
      </div>
      {allowed ? (
        children
      ) : (
        <EmptyState boxed title={t('page.noAccess')}>
          {t('page.noAccessText')}
        </EmptyState>
      )}
    </>
  );
}
