import { Composer } from '@diwan/desk-kit/conversations/composer';
import { type Bubble, MessageList } from '@diwan/desk-kit/conversations/message-list';
import { Together } from '@diwan/desk-kit/together';
import { ApiProblem, NotFound, useParams, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Link } from '@diwan/ui/link';
import { useEffect, useEffectEvent } from 'react';
import { Loaded } from '../../../frame/loaded.js';
import { PortalPage } from '../../../frame/portal-page.js';
import { useTexts } from '../../../texts.js';
import {
  type Conversation,
  type Message,
  ownFileHref,
  sendFile,
  useOwnConversation,
  useOwnMessages,
  useWriting,
} from './api/own-conversations.js';

/** One conversation with the firm (PORT-06). Somebody else's is answered like one that does not exist. */
export default function ConversationPage() {
  const t = useTexts();
  const { id = '' } = useParams();
  const found = useOwnConversation(id);
  if (found.error instanceof ApiProblem && ['NOT_FOUND', 'VALIDATION'].includes(found.error.code)) return <NotFound />;
  const about = found.data?.case;
  return (
    <PortalPage title={about ? about.title || t('conversations.aCase') : t('conversations.general')}>
      <Loaded query={found} failure={t('conversations.failed')}>
        {(conversation) => <Content conversation={conversation} />}
      </Loaded>
    </PortalPage>
  );
}

function Content({ conversation: { id, case: about, state, unread } }: { conversation: Conversation }) {
  const t = useTexts();
  const messages = useOwnMessages(id);
  const writing = useWriting();
  return (
    <div className="max-w-prose">
      {about && (
        <p className="mb-4">
          <Link href={`/client-portal/cases/${about.id}`}>{t('conversations.toCase')}</Link>
        </p>
      )}
      <Together queries={[messages]} pending={t('portal.loading')}>
        <Loaded query={messages} failure={t('conversations.failed')}>
          {({ pages }) => {
            const items = pages.toReversed().flatMap((page) => page.items);
            return (
              <>
                {messages.hasNextPage && (
                  <Button
                    variant="quiet"
                    busy={messages.isFetchingNextPage}
                    onClick={() => void messages.fetchNextPage()}
                  >
                    {t('conversations.earlier')}
                  </Button>
                )}
                <MessageList
                  label={t('conversations.title')}
                  messages={items.map(bubbleOf)}
                  fileHref={ownFileHref(id)}
                />
                <Reading id={id} upTo={items.at(-1)?.id} unread={unread} />
              </>
            );
          }}
        </Loaded>
        {state === 'closed' && <p className="mt-4 text-grey">{t('conversations.closedText')}</p>}
        <Composer
          key={id}
          draft={id}
          label={t('conversations.yourMessage')}
          send={t('conversations.send')}
          sendFile={sendFile}
          onSend={(written) => writing.goOn(id, written)}
        />
      </Together>
    </div>
  );
}

/** What is on show has been read. A delegate's reading is not the client's. */
function Reading({ id, upTo, unread }: { id: string; upTo: string | undefined; unread: number }) {
  const { session } = useShell();
  const { read } = useWriting();
  const isOwn = !session.person?.actingFor;
  const markRead = useEffectEvent((last: string) => {
    // What failed is said again with the next message.
    read(id, last).catch(() => undefined);
  });
  useEffect(() => {
    if (upTo && unread > 0 && isOwn) markRead(upTo);
  }, [upTo, unread, isOwn]);
  return null;
}

function bubbleOf({ by, ...message }: Message): Bubble {
  return { ...message, side: by === 'me' ? 'own' : by === 'system' ? 'system' : 'other' };
}
