import { TABLE_BARS } from '@diwan/desk-kit/loaded';
import { PageHead, useShell } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { CardGrid } from '@diwan/ui/card';
import { Notice } from '@diwan/ui/notice';
import { PageHeader } from '@diwan/ui/page-header';
import { Section } from '@diwan/ui/section';
import { Skeleton } from '@diwan/ui/skeleton';
import { AlarmList } from '../../domains/messages/alarms/alarm-list.js';
import { useAlarms } from '../../domains/messages/alarms/api/alarms.js';
import { type TextKey, useTexts } from '../../texts.js';
import {
  useAddressMissing,
  useExpiredFacts,
  useNewLeads,
  useOpenShareRequests,
  useTroubledNotices,
} from './api/counts.js';
import { AreaTile } from './area-tile.js';
import { areas } from './areas.js';

/** The back office's home: the way to each area this person may use, and what waits there (OFF-01). */
export default function DashboardPage() {
  const t = useTexts();
  const { can, session } = useShell();
  const waiting = {
    shareRequests: useOpenShareRequests(can('document:share')).data,
    leads: useNewLeads(can('lead:read')).data,
    notices: useTroubledNotices(can('notice:read')).data,
    facts: useExpiredFacts(can('site:write')).data,
  };
  const address = useAddressMissing(can('site:write'));
  const alarms = useAlarms(can('role:write'));
  return (
    <Section compact>
      <PageHead title={t('dashboard.title')} noindex />
      <PageHeader
        title={t('dashboard.title')}
        note={session.person && t('dashboard.welcome', { name: session.person.name })}
      />
      {alarms.data && <AlarmList alarms={alarms.data} />}
      {alarms.isError && (
        <Notice tone="warning" className="mb-8">
          {t('dashboard.alarmsUnknown')}
        </Notice>
      )}
      {address.data && (
        <Notice
          tone="warning"
          className="mb-8"
          title={t('dashboard.addressMissing')}
          actions={
            <ButtonLink size="small" href="/admin/office">
              {t('dashboard.enterAddress')}
            </ButtonLink>
          }
        >
          {t('dashboard.addressMissingText')}
        </Notice>
      )}
      {/* What stands above the tiles is known before they are drawn, so that nothing moves. */}
      {address.isLoading || alarms.isLoading ? (
        <Skeleton label={t('page.loading')} bars={TABLE_BARS} />
      ) : (
        <CardGrid as="ul">
          {areas
            .filter(({ permission }) => can(permission))
            .map(({ name, href }) => (
              <AreaTile
                key={name}
                href={href}
                title={t(`dashboard.${name}` as TextKey)}
                text={t(`dashboard.${name}Text` as TextKey)}
                isCounted={name in waiting}
                waiting={name in waiting ? waiting[name as keyof typeof waiting] : undefined}
              />
            ))}
          <AreaTile
            href="/admin/security"
            title={t('dashboard.security')}
            text={t('dashboard.securityText')}
            waiting={undefined}
          />
        </CardGrid>
      )}
    </Section>
  );
}
