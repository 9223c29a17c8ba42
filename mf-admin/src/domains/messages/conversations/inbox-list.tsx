import { InboxFilter } from '@diwan/contracts/messages/conversations/http';
import { LastWords } from '@diwan/desk-kit/conversations/last-words';
import { Loaded } from '@diwan/desk-kit/loaded';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { EmptyState } from '@diwan/ui/empty-state';
import { Anchor } from '@diwan/ui/link-context';
import { Tabs } from '@diwan/ui/tabs';
import { PageLinks } from '../../../components/page-links.js';
import { SearchField } from '../../../components/search-field.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { type Conversation, useInbox } from './api/conversations.js';
import { ToStrays } from './strays/to-strays.js';

/** The conversations that one may read, by filter and search, which stand in the address. */
export function InboxList({ openId }: { openId: string | undefined }) {
  const t = useTexts();
  const address = useListAddress();
  const filter = InboxFilter.safeParse(address.filter('filter')).data ?? 'open';
  const search = address.filter('search');
  const query = useInbox({ filter, page: address.page, ...(search && { search }) });
  const hrefOf = (one: InboxFilter) => address.hrefWith({ filter: one === 'open' ? '' : one });
  const kept = new URLSearchParams({ ...(filter !== 'open' && { filter }), ...(search && { search }) });
  const within = kept.size > 0 ? `?${kept}` : '';
  return (
    <section className="inbox__list" aria-label={t('conversations.list')}>
      <ToStrays />
      <Tabs
        label={t('conversations.filter')}
        items={InboxFilter.options.map((one) => ({ href: hrefOf(one), label: t(`conversations.filter.${one}`) }))}
        current={hrefOf(filter)}
      />
      <div className="my-3">
        <SearchField
          label={t('conversations.search')}
          placeholder={t('conversations.search')}
          value={search}
          onSearch={(typed) => address.set({ search: typed })}
        />
      </div>
      <Loaded query={query} failed={t('conversations.fetchFailed')}>
        {({ items, total, page, limit }) =>
          items.length === 0 ? (
            <EmptyState title={search ? t('conversations.noneFound') : t('conversations.none')}>
              {search ? t('conversations.noneFoundText') : t('conversations.noneText')}
            </EmptyState>
          ) : (
            <>
              <ul>
                {items.map((conversation) => (
                  <li key={conversation.id}>
                    <Row conversation={conversation} isOpen={conversation.id === openId} within={within} />
                  </li>
                ))}
              </ul>
              <PageLinks page={page} pageCount={Math.ceil(total / limit)} hrefFor={address.hrefFor} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

interface RowProps {
  conversation: Conversation;
  isOpen: boolean;
  /** The filter and the search, which stay. */
  within: string;
}

/** One conversation of a list: with whom, about what, what was said last. */
function Row({ conversation, isOpen, within }: RowProps) {
  const t = useTexts();
  const { language } = useShell();
  const { id, person, case: about, lastAt, lastText, lastBy, unread, assignee } = conversation;
  return (
    <Anchor
      className="inbox__row"
      href={`/admin/conversations/${id}${within}`}
      aria-current={isOpen ? 'true' : undefined}
      data-unread={unread > 0 || undefined}
    >
      <p className="inbox__who">
        <bdi>{person.name}</bdi>
        {about && (
          <>
            {' · '}
            <bdi>{about.title || t('conversations.aCase')}</bdi>
          </>
        )}
      </p>
      <LastWords {...(lastBy === 'firm' && { by: t('conversations.us') })} text={lastText} />
      <p className="inbox__when">
        {formatDateTime(lastAt, language)} · {assignee ? <bdi>{assignee.name}</bdi> : t('conversations.nobody')}{' '}
        {unread > 0 && <Badge tone="info">{t('conversations.unread', { count: unread })}</Badge>}
      </p>
    </Anchor>
  );
}
