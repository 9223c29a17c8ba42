import { REPLY_TEXT_MAX } from '@diwan/contracts/messages/replies/questions';
import { Composer } from '@diwan/desk-kit/conversations/composer';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Checkbox } from '@diwan/ui/checkbox';
import { useState } from 'react';
import { useTexts } from '../../../texts.js';
import { InsertAnswer } from '../canned-answers/insert-answer.js';
import { type Conversation, sendFile, useDeeds, useWhatsappWindow } from './api/conversations.js';

/** An answer to the client, or a note for the colleagues: which of them is seen before a word is written. */
export function Answering({ conversation: { id, state } }: { conversation: Conversation }) {
  const t = useTexts();
  const { reply, note } = useDeeds(id);
  const openUntil = useWhatsappWindow(id).data?.openUntil ?? null;
  const [wantsNote, setWantsNote] = useState(false);
  const isClosed = state === 'closed';
  const isNote = wantsNote || isClosed;
  return (
    <div className="mt-6">
      {isClosed ? (
        <p className="text-grey">{t('conversations.closedText')}</p>
      ) : (
        <Checkbox
          label={t('conversations.asNote')}
          checked={wantsNote}
          onChange={(event) => setWantsNote(event.target.checked)}
        />
      )}
      {isNote ? (
        <div className="inbox__note">
          <p>{t('conversations.noteText')}</p>
          <Composer
            key="note"
            draft={`note:${id}`}
            label={t('conversations.yourNote')}
            send={t('conversations.keepNote')}
            sendFile={null}
            onSend={({ text }) => note(text)}
          />
        </div>
      ) : (
        <Composer
          key="answer"
          draft={id}
          label={t('conversations.yourAnswer')}
          send={t('conversations.send')}
          sendFile={sendFile}
          onSend={reply}
          above={(text, change) => (
            <>
              <InsertAnswer text={text} onChange={change} />
              {openUntil && <WayOut openUntil={openUntil} isTooLong={text.trim().length > REPLY_TEXT_MAX} />}
            </>
          )}
        />
      )}
    </div>
  );
}

/** The client wrote by WhatsApp: where the answer goes, and until when (NOT-03). */
function WayOut({ openUntil, isTooLong }: { openUntil: string; isTooLong: boolean }) {
  const t = useTexts();
  const { language } = useShell();
  return (
    <p className="text-sm text-grey" role="status">
      {isTooLong
        ? t('conversations.tooLongForWhatsapp', { most: REPLY_TEXT_MAX })
        : t('conversations.goesByWhatsapp', { until: formatDateTime(openUntil, language) })}
    </p>
  );
}
