import { useShell } from '@diwan/mf-kit';
import { Link } from '@diwan/ui/link';
import { useTexts } from '../../../../texts.js';
import { useStrayMessages } from '../api/stray-messages.js';

/** The way to messages that are nobody's, for whoever takes in requests. Nothing where there are none. */
export function ToStrays() {
  const t = useTexts();
  const { can } = useShell();
  const { data } = useStrayMessages({ limit: 1 }, can('lead:read'));
  if (!data?.total) return null;
  return (
    <p className="mb-3">
      <Link href="/admin/conversations/without-client" className="inline-flex min-h-11 items-center">
        {t('conversations.straysWait', { count: data.total })}
      </Link>
    </p>
  );
}
