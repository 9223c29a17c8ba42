import type { OwnProfile } from '@diwan/contracts/people/profile/http';
import { Loaded } from '../../../frame/loaded.js';
import { PortalFrame } from '../../../frame/portal-frame.js';
import { useTexts } from '../../../texts.js';
import { useOwnProfile } from './api/own-profile.js';
import { ProfileForm } from './profile-form.js';
import { Sessions } from './sessions.js';
import { WhatsappState } from './whatsapp-state.js';

/** Who the person is to the firm, where messages reach them, and where they are signed in. */
export default function ProfilePage() {
  const t = useTexts();
  const profile = useOwnProfile();
  return (
    <PortalFrame>
      <div className="grid max-w-prose gap-10">
        <Loaded query={profile} failure={t('profile.failed')}>
          {(own: OwnProfile) => (
            <section aria-labelledby="profile-title" className="grid gap-6">
              <h2 id="profile-title" className="text-xl">
                {t('profile.title')}
              </h2>
              <WhatsappState key={own.whatsappNumber} profile={own} />
              <ProfileForm profile={own} />
            </section>
          )}
        </Loaded>
        <Sessions />
      </div>
    </PortalFrame>
  );
}
