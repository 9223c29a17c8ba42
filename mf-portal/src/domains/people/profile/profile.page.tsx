import type { OwnProfile } from '@diwan/contracts/people/profile/http';
import { OwnSessions } from '@diwan/desk-kit/account/own-sessions';
import { Link } from '@diwan/ui/link';
import { Loaded } from '../../../frame/loaded.js';
import { useOwnProfile } from '../../../frame/own-profile.js';
import { PortalPage } from '../../../frame/portal-page.js';
import { useTexts } from '../../../texts.js';
import { ChangePhone } from './change-phone.js';
import { EmailState } from './email-state.js';
import { ProfileForm } from './profile-form.js';
import { WhatsappState } from './whatsapp-state.js';

/** Who the person is to the firm, where messages reach them, and where they are signed in. */
export default function ProfilePage() {
  const t = useTexts();
  const profile = useOwnProfile();
  return (
    <PortalPage title={t('portal.profile')}>
      <div className="grid max-w-prose gap-10">
        <Loaded query={profile} failure={t('profile.failed')}>
          {(own: OwnProfile) => (
            <section aria-labelledby="profile-title" className="grid gap-6">
              <h2 id="profile-title" className="text-xl">
                {t('profile.title')}
              </h2>
              <WhatsappState key={own.whatsappNumber} profile={own} />
              <EmailState key={own.email} profile={own} />
              <ProfileForm profile={own} />
              <ChangePhone />
              <Link href="/client-portal/messages-settings" className="inline-flex min-h-11 items-center">
                {t('profile.messages')}
              </Link>
              <Link href="/client-portal/delegates" className="inline-flex min-h-11 items-center">
                {t('profile.delegates')}
              </Link>
              <Link href="/client-portal/your-data" className="inline-flex min-h-11 items-center">
                {t('profile.yourData')}
              </Link>
            </section>
          )}
        </Loaded>
        {/* Not before what stands above it: it would be pushed down. */}
        {!profile.isPending && <OwnSessions />}
      </div>
    </PortalPage>
  );
}
