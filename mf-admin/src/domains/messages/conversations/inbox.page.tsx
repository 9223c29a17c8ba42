import { Loaded } from '@diwan/desk-kit/loaded';
import { useParams, useShell } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { AdminPage } from '../../../components/admin-page.js';
import { useTexts } from '../../../texts.js';
import { useConversation } from './api/conversations.js';
import { BEGINS } from './begin/begins.js';
import './inbox.css';
import { InboxList } from './inbox-list.js';
import { Thread } from './thread.js';

/** The inbox: conversations beside the one that is open; on a phone first the list, then the conversation (PORT-06). */
export default function InboxPage() {
  const t = useTexts();
  const { id } = useParams();
  const { can } = useShell();
  return (
    <AdminPage
      title={t('dashboard.conversations')}
      actions={can(BEGINS) && <ButtonLink href="/admin/conversations/new">{t('conversations.begin')}</ButtonLink>}
      {...(id && { backTo: { href: '/admin/conversations', label: t('conversations.toInbox') } })}
    >
      <div className="inbox" data-open={id ? true : undefined}>
        <InboxList openId={id} />
        {id ? (
          <Open key={id} id={id} />
        ) : (
          <div className="inbox__thread">
            <EmptyState title={t('conversations.choose')}>{t('conversations.chooseText')}</EmptyState>
          </div>
        )}
      </div>
    </AdminPage>
  );
}

function Open({ id }: { id: string }) {
  const t = useTexts();
  return (
    <div className="inbox__thread">
      <Loaded query={useConversation(id)} failed={t('conversations.fetchFailed')}>
        {(conversation) => <Thread conversation={conversation} />}
      </Loaded>
    </div>
  );
}
