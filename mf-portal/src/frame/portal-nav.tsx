import { useLocation, useShell } from '@diwan/mf-kit';
import { Icon } from '@diwan/ui/icon';
import { Link } from '@diwan/ui/link';
import { useTexts } from '../texts.js';
import { UnreadMessages } from './unread-messages.js';
import { viewOf, viewsFor } from './views.js';

/** The ways to the portal's views: a bar at the thumb, on wide screens a narrow rail beside the content. */
export function PortalNav() {
  const t = useTexts();
  const { session } = useShell();
  const current = viewOf(useLocation().pathname);
  return (
    <nav aria-label={t('portal.views')} className="portal-nav">
      <ul>
        {viewsFor(session.person?.actingFor).map(({ href, label, icon }) => (
          <li key={href}>
            <Link href={href} look="plain" aria-current={href === current ? 'page' : undefined}>
              <Icon name={icon} />
              <span>{t(label)}</span>
              {href === '/client-portal/messages' && <UnreadMessages />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
