import { PageHead, useLocation, useShell } from '@diwan/mf-kit';
import { PageHeader } from '@diwan/ui/page-header';
import { Section } from '@diwan/ui/section';
import { Tabs } from '@diwan/ui/tabs';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.js';

const TABS = [
  { href: '/client-portal', label: 'portal.cases' },
  { href: '/client-portal/documents', label: 'portal.documents' },
  { href: '/client-portal/profile', label: 'portal.profile' },
  { href: '/client-portal/messages-settings', label: 'portal.messages' },
] as const;

/** The portal around its views: who is here, and a tab with an address of its own for each view (PORT-01). Logout is in the header of every page. */
export function PortalFrame({ children }: { children: ReactNode }) {
  const t = useTexts();
  const { session } = useShell();
  const { pathname } = useLocation();
  return (
    <Section compact>
      <PageHead title={t('portal.title')} noindex />
      <PageHeader title={t('portal.title')} note={t('portal.welcome', { name: session.person?.name ?? '' })} />
      <Tabs
        label={t('portal.views')}
        current={pathname}
        items={TABS.map(({ href, label }) => ({ href, label: t(label) }))}
      />
      <div className="pt-6">{children}</div>
    </Section>
  );
}
