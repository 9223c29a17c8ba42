import { type Bubble, MessageList } from '@diwan/desk-kit/conversations/message-list';
import { Loaded } from '@diwan/desk-kit/loaded';
import { Together } from '@diwan/desk-kit/together';
import { useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Link } from '@diwan/ui/link';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../../texts.js';
import { Answering } from './answering.js';
import { type Conversation, fileHref, type Message, useDeeds, useMessages } from './api/conversations.js';
import { standingOf } from './delivery-words.js';
import { Keeping } from './keeping.js';

type Translated = ReturnType<typeof useTexts>;

/** One conversation: with whom and about what, what was said and noted, and where one answers. */
export function Thread({ conversation }: { conversation: Conversation }) {
  const t = useTexts();
  const { can } = useShell();
  const { id, person, case: about, state, unread } = conversation;
  const messages = useMessages(id);
  return (
    <article aria-label={person.name}>
      <header className="mb-4 grid gap-3 border-b border-line pb-4">
        <h2 className="text-xl">
          {can('client:read') ? (
            <Link href={`/admin/client-details/${person.id}`} look="plain">
              <Isolate>{person.name}</Isolate>
            </Link>
          ) : (
            <Isolate>{person.name}</Isolate>
          )}{' '}
          {state === 'closed' && <Badge>{t('conversations.closed')}</Badge>}
        </h2>
        {about && (
          <p>
            {can('case:read') ? (
              <Link href={`/admin/cases/${about.id}`}>
                <Isolate>{about.title || t('conversations.aCase')}</Isolate>
              </Link>
            ) : (
              <Isolate>{about.title || t('conversations.aCase')}</Isolate>
            )}
          </p>
        )}
        {can('conversation:write') && <Keeping conversation={conversation} />}
      </header>
      <Together queries={[messages]}>
        <Loaded query={messages} failed={t('conversations.fetchFailed')}>
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
                  label={t('conversations.messages')}
                  messages={items.map((one) => bubbleOf(one, t))}
                  fileHref={fileHref(id)}
                />
                <Reading id={id} upTo={items.at(-1)?.id} unread={unread} />
              </>
            );
          }}
        </Loaded>
        {can('conversation:write') && <Answering conversation={conversation} />}
      </Together>
    </article>
  );
}

/** What is on show has been read. */
function Reading({ id, upTo, unread }: { id: string; upTo: string | undefined; unread: number }) {
  const { read } = useDeeds(id);
  const markRead = useEffectEvent((last: string) => {
    // What failed is said again with the next message.
    read(last).catch(() => undefined);
  });
  useEffect(() => {
    if (upTo && unread > 0) markRead(upTo);
  }, [upTo, unread]);
  return null;
}

function bubbleOf({ by, isNote, author, delivery, ...message }: Message, t: Translated): Bubble {
  const side = by === 'system' ? 'system' : isNote ? 'note' : by === 'firm' ? 'own' : 'other';
  return { ...message, side, authorName: author?.name ?? '', standing: delivery && standingOf(delivery, t) };
}
