import { LastWords } from '@diwan/desk-kit/conversations/last-words';
import { formatDateTime, useSearchParams, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate } from '@diwan/ui/bidi';
import { ButtonLink } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { Link } from '@diwan/ui/link';
import { Pagination } from '@diwan/ui/pagination';
import { Loaded } from '../../../frame/loaded.js';
import { PortalPage } from '../../../frame/portal-page.js';
import { useTexts } from '../../../texts.js';
import { type Conversation, useOwnConversations } from './api/own-conversations.js';

/** The client's conversations with the firm, one for each case and one for everything else (PORT-06). */
export default function ConversationsPage() {
  const t = useTexts();
  const { session } = useShell();
  const [query] = useSearchParams();
  const page = Math.max(1, Number(query.get('page')) || 1);
  const isDelegate = Boolean(session.person?.actingFor);
  return (
    <PortalPage title={t('conversations.title')}>
      <Loaded query={useOwnConversations(page)} failure={t('conversations.failed')}>
        {({ items, total, limit }) =>
          items.length === 0 ? (
            <EmptyState title={t('conversations.none')} actions={!isDelegate && <WriteUs />}>
              {t('conversations.noneText')}
            </EmptyState>
          ) : (
            <div className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-6">
              <ul className="divide-y divide-line border-b border-line">
                {items.map((conversation) => (
                  <Row key={conversation.id} conversation={conversation} />
                ))}
              </ul>
              {total > limit && (
                <Pagination
                  label={t('conversations.pages')}
                  page={page}
                  pageCount={Math.ceil(total / limit)}
                  hrefFor={(to) => `/client-portal/messages?page=${to}`}
                  texts={{
                    previous: t('document.previousPage'),
                    next: t('document.nextPage'),
                    page: (number) => t('document.page', { number }),
                  }}
                />
              )}
              {!isDelegate && (
                <div>
                  <WriteUs />
                </div>
              )}
            </div>
          )
        }
      </Loaded>
    </PortalPage>
  );
}

function WriteUs() {
  const t = useTexts();
  return <ButtonLink href="/client-portal/messages/new">{t('conversations.write')}</ButtonLink>;
}

function Row({ conversation }: { conversation: Conversation }) {
  const t = useTexts();
  const { language } = useShell();
  const { id, case: about, lastAt, lastText, lastBy, unread, state } = conversation;
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-2">
        <Link href={`/client-portal/messages/${id}`} className="inline-flex min-h-11 items-center">
          <Isolate>{about ? about.title || t('conversations.aCase') : t('conversations.general')}</Isolate>
        </Link>
        {unread > 0 && <Badge tone="info">{t('conversations.unread', { count: unread })}</Badge>}
        {state === 'closed' && <Badge>{t('conversations.closed')}</Badge>}
      </p>
      <LastWords by={t(lastBy === 'firm' ? 'conversations.theFirm' : 'conversations.you')} text={lastText} />
      <p className="text-sm text-grey">{formatDateTime(lastAt, language)}</p>
    </li>
  );
}
