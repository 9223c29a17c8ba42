import { Composer } from '@diwan/desk-kit/conversations/composer';
import { useNavigate, useSearchParams } from '@diwan/mf-kit';
import { PortalPage } from '../../../frame/portal-page.js';
import { useTexts } from '../../../texts.js';
import { sendFile, useWriting } from './api/own-conversations.js';

/** Writes to the firm about a case (`?case=`), or about something else. The conversation goes on where there is one (PORT-06). */
export default function NewConversationPage() {
  const t = useTexts();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { begin } = useWriting();
  const caseId = query.get('case');
  return (
    <PortalPage title={caseId ? t('conversations.writeCase') : t('conversations.write')}>
      <div className="max-w-prose">
        <p>{t('conversations.writeText')}</p>
        <Composer
          draft={`new:${caseId ?? ''}`}
          label={t('conversations.yourMessage')}
          send={t('conversations.send')}
          sendFile={sendFile}
          onSend={async (message) => {
            const { id } = await begin(caseId, message);
            navigate(`/client-portal/messages/${id}`, { replace: true });
          }}
        />
      </div>
    </PortalPage>
  );
}
