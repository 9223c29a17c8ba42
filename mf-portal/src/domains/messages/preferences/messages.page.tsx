import type { OwnMessages } from '@diwan/contracts/messages/preferences/http';
import { useAction } from '@diwan/desk-kit/use-action';
import { useShell } from '@diwan/mf-kit';
import { useQueryClient } from '@tanstack/react-query';
import { Loaded } from '../../../frame/loaded.js';
import { PortalPage } from '../../../frame/portal-page.js';
import { useTexts } from '../../../texts.js';
import { OWN_MESSAGES, saveFirstChannel, saveQuietHours, saveWish, useOwnMessages } from './api/own-messages.js';
import { FirstChannel } from './first-channel.js';
import { QuietHoursChoice } from './quiet-hours.js';
import { Wishes } from './wishes.js';

/** Which messages the person gets from the firm and when; what is chosen counts at once. */
export default function MessagesPage() {
  const t = useTexts();
  const { notify, problemText } = useShell();
  const messages = useOwnMessages();
  const cache = useQueryClient();
  const saving = useAction(async (save: () => Promise<OwnMessages>) => {
    try {
      cache.setQueryData(OWN_MESSAGES, await save());
      notify.success(t('messages.saved'));
    } catch (error) {
      notify.error(problemText(error));
    }
  });
  return (
    <PortalPage title={t('portal.messages')}>
      <Loaded query={messages} failure={t('messages.failed')}>
        {({ wishes, emailOffered, first, quiet }) => (
          <div className="max-w-prose">
            <Wishes
              wishes={wishes}
              emailOffered={emailOffered}
              busy={saving.busy}
              onChange={(wish) => void saving.run(() => saveWish(wish))}
            />
            <FirstChannel
              wishes={wishes}
              first={first}
              busy={saving.busy}
              onChange={(channel) => void saving.run(() => saveFirstChannel(channel))}
            />
            <QuietHoursChoice
              hours={quiet.hours}
              usual={quiet.usual}
              busy={saving.busy}
              onChange={(hours) => void saving.run(() => saveQuietHours(hours))}
            />
          </div>
        )}
      </Loaded>
    </PortalPage>
  );
}
