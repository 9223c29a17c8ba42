import { Composer } from '@diwan/desk-kit/conversations/composer';
import { useNavigate } from '@diwan/mf-kit';
import { useTexts } from '../../../../texts.js';
import { sendFile, useBegin } from '../api/conversations.js';

/** What is said first, or next where there is a conversation already; then one is in it. */
export function FirstMessage({ personId, caseId }: { personId: string; caseId: string | null }) {
  const t = useTexts();
  const navigate = useNavigate();
  const begin = useBegin();
  return (
    <Composer
      draft={`begin:${personId}:${caseId ?? ''}`}
      label={t('conversations.yourMessage')}
      send={t('conversations.send')}
      sendFile={sendFile}
      onSend={async (message) => {
        const { id } = await begin({ personId, caseId, message });
        navigate(`/admin/conversations/${id}`, { replace: true });
      }}
    />
  );
}
