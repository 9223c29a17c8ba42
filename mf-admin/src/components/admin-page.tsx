import type { Permission } from '@diwan/contracts/shared/permission';
import { PageHead, useShell } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { PageHeader } from '@diwan/ui/page-header';
import { Section } from '@diwan/ui/section';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.js';

export interface AdminPageProps {
  title: string;
  note?: ReactNode;
  actions?: ReactNode;
  /** Without it the content is neither drawn nor asked for (D-025). The services refuse on their own. */
  permission: Permission;
  /** Where one comes from, when it is not the back office's home. */
  backTo?: { href: string; label: string };
  children: ReactNode;
}

/** A screen of the back office: where one is, the way back, and whether it is this person's business. */
export function AdminPage({ title, note, actions, permission, backTo, children }: AdminPageProps) {
  const t = useTexts();
  const { can } = useShell();
  const allowed = can(permission);
  const back = (
    <ButtonLink href={backTo?.href ?? '/admin'} variant="quiet" size="small" className="-ms-3">
      {backTo?.label ?? t('page.back')}
    </ButtonLink>
  );
  return (
    <Section compact>
      <PageHead title={title} noindex />
      <PageHeader title={title} note={allowed && note} actions={allowed && actions} trail={back} />
      {allowed ? (
        children
      ) : (
        <EmptyState boxed title={t('page.noAccess')}>
          {t('page.noAccessText')}
        </EmptyState>
      )}
    </Section>
  );
}
