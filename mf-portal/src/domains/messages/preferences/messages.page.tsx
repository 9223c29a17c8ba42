import { useAction } from '@diwan/desk-kit/use-action';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Checkbox } from '@diwan/ui/checkbox';
import { useQueryClient } from '@tanstack/react-query';
import { Loaded } from '../../../frame/loaded.js';
import { PortalPage } from '../../../frame/portal-page.js';
import { useTexts } from '../../../texts.js';
import { OWN_MESSAGES, saveOwnMessages, useOwnMessages } from './api/own-messages.js';

/** Which messages the person gets from the firm; what is ticked counts at once. */
export default function MessagesPage() {
  const t = useTexts();
  const { language, notify, problemText } = useShell();
  const messages = useOwnMessages();
  const cache = useQueryClient();
  const saving = useAction(async (file: boolean) => {
    try {
      cache.setQueryData(OWN_MESSAGES, await saveOwnMessages(file));
      notify.success(t('messages.saved'));
    } catch (error) {
      notify.error(problemText(error));
    }
  });
  return (
    <PortalPage title={t('portal.messages')}>
      <Loaded query={messages} failure={t('messages.failed')}>
        {({ file }) => (
          <section aria-labelledby="messages-title" className="max-w-prose">
            <h2 id="messages-title" className="mb-4 text-xl">
              {t('messages.title')}
            </h2>
            <Checkbox
              label={t('messages.file')}
              hint={t('messages.fileHint')}
              checked={file.allowed}
              disabled={saving.busy}
              onChange={(event) => void saving.run(event.target.checked)}
            />
            {file.changedAt && (
              <p className="mt-4 text-grey">
                {t('messages.changed', { time: formatDateTime(file.changedAt, language) })}
              </p>
            )}
            <p className="mt-4 text-grey">{t('messages.always')}</p>
          </section>
        )}
      </Loaded>
    </PortalPage>
  );
}
