import { Loaded } from '@diwan/desk-kit/loaded';
import { EmptyState } from '@diwan/ui/empty-state';
import { AdminPage } from '../../../../components/admin-page.js';
import { PageLinks } from '../../../../components/page-links.js';
import { useListAddress } from '../../../../components/use-list-address.js';
import { useTexts } from '../../../../texts.js';
import { useStrayMessages } from '../api/stray-messages.js';
import { Stray } from './stray.js';

/** Messages by WhatsApp that are nobody's yet: of unknown numbers, and of those that several persons have. */
export default function StraysPage() {
  const t = useTexts();
  const address = useListAddress();
  const query = useStrayMessages({ page: address.page });
  return (
    <AdminPage
      title={t('conversations.strays')}
      note={t('conversations.straysText')}
      backTo={{ href: '/admin/conversations', label: t('conversations.toInbox') }}
    >
      <Loaded query={query} failed={t('conversations.fetchFailed')}>
        {({ items, total, page, limit }) =>
          items.length === 0 ? (
            <EmptyState boxed title={t('conversations.noStrays')}>
              {t('conversations.noStraysText')}
            </EmptyState>
          ) : (
            <>
              <ul className="grid max-w-prose gap-4">
                {items.map((stray) => (
                  <Stray key={stray.id} stray={stray} />
                ))}
              </ul>
              <PageLinks page={page} pageCount={Math.ceil(total / limit)} hrefFor={address.hrefFor} />
            </>
          )
        }
      </Loaded>
    </AdminPage>
  );
}
