import { countOwnUnread } from '@diwan/contracts/messages/conversations/own.http';
import { CONVERSATIONS, useLive } from '@diwan/desk-kit/conversations/use-live';
import { useAfterFirstPage } from '@diwan/desk-kit/notices/use-after-first-page';
import { callApi, formatNumber } from '@diwan/mf-kit';
import { VisuallyHidden } from '@diwan/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../texts.js';
import './unread-messages.css';

/** Where the stream of changes is. */
const OWN_STREAM = '/api/chatbot/own/conversations/stream';
/** The number need not be younger than a minute: the stream says when it is. */
const FRESH_MS = 60_000;

/** How many messages wait, beside the way to them; it also keeps every page in step with the conversations. */
export function UnreadMessages() {
  const t = useTexts();
  const isLater = useAfterFirstPage();
  useLive(OWN_STREAM, isLater);
  const { data: count = 0 } = useQuery({
    queryKey: [...CONVERSATIONS, 'unread'],
    queryFn: async ({ signal }) => (await callApi(countOwnUnread, undefined, { signal })).count,
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    enabled: isLater,
    retry: false,
  });
  if (count === 0) return null;
  return (
    <>
      <span className="portal-nav__count" aria-hidden="true">
        {formatNumber(count)}
      </span>
      <VisuallyHidden>{t('conversations.unread', { count })}</VisuallyHidden>
    </>
  );
}
