import { PageHead, useLocation, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { PageHeader } from '@diwan/ui/page-header';
import { Section } from '@diwan/ui/section';
import { Tabs } from '@diwan/ui/tabs';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.js';
import { useAction } from './use-action.js';

const TABS = [
  { href: '/client-portal', label: 'portal.cases' },
  { href: '/client-portal/documents', label: 'portal.documents' },
  { href: '/client-portal/messages-settings', label: 'portal.messages' },
] as const;

/** The portal around its views: who is here, how to leave, and a tab with an address of its own for each view (PORT-01). */
export function PortalFrame({ children }: { children: ReactNode }) {
  const t = useTexts();
  const { session, logout, notify, problemText } = useShell();
  const { pathname } = useLocation();
  const leave = useAction(() => logout().catch((error: unknown) => notify.error(problemText(error))));
  return (
    <Section compact>
      <PageHead title={t('portal.title')} noindex />
      <PageHeader
        title={t('portal.title')}
        note={t('portal.welcome', { name: session.person?.name ?? '' })}
        actions={
          <Button variant="secondary" icon="logout" busy={leave.busy} onClick={() => void leave.run()}>
            {t('portal.logout')}
          </Button>
        }
      />
      <Tabs
        label={t('portal.views')}
        current={pathname}
        items={TABS.map(({ href, label }) => ({ href, label: t(label) }))}
      />
      <div className="pt-6">{children}</div>
    </Section>
  );
}
