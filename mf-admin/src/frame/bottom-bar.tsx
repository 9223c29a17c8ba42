import { useLocation, useShell } from '@diwan/mf-kit';
import { Icon } from '@diwan/ui/icon';
import { Anchor } from '@diwan/ui/link-context';
import { Sheet } from '@diwan/ui/sheet';
import { useState } from 'react';
import { useTexts } from '../texts.js';
import { areasFor, entryOf } from './areas.js';
import type { Domain } from './feature.js';
import { NavIcon } from './nav-icon.js';
import { Navigation } from './navigation.js';
import type { WaitingOf } from './use-waiting.js';

/** Which domains a thumb reaches directly: the first two of these that the person has. */
const WITHIN_REACH: readonly Domain[] = ['matters', 'messages', 'site', 'people', 'intake', 'money', 'office'];

/** The navigation of a phone. */
export function BottomBar({ waiting, onSearch }: { waiting: readonly WaitingOf[]; onSearch: () => void }) {
  const t = useTexts();
  const { can } = useShell();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const areas = areasFor(can);
  const domain = entryOf(pathname)?.under;
  const shown = WITHIN_REACH.flatMap((name) => areas.filter((area) => area.domain === name)).slice(0, 2);
  const close = () => setOpen(false);
  return (
    <nav className="desk-bottom" aria-label={t('frame.short')}>
      <Anchor className="desk-bottom__item" href="/admin" aria-current={pathname === '/admin' ? 'page' : undefined}>
        <Icon name="clock" />
        {t('frame.today')}
      </Anchor>
      {shown.map(({ domain: name, entries: [first] }) => (
        <Anchor
          key={name}
          className="desk-bottom__item"
          href={first?.href}
          aria-current={name === domain ? 'page' : undefined}
        >
          <NavIcon name={first?.icon ?? 'file'} />
          {t(`domain.${name}`)}
        </Anchor>
      ))}
      <button type="button" className="desk-bottom__item" onClick={onSearch}>
        <Icon name="search" />
        {t('frame.searchShort')}
      </button>
      <button type="button" className="desk-bottom__item" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="menu" />
        {t('frame.more')}
      </button>
      <Sheet open={isOpen} onOpenChange={setOpen} title={t('frame.main')} closeLabel={t('form.close')}>
        <div className="desk-more">
          <Navigation waiting={waiting} onGo={close} />
        </div>
      </Sheet>
    </nav>
  );
}
