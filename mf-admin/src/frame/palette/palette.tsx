import { searchWords, wordBeginnings } from '@diwan/contracts/shared/search-text';
import { useNavigate, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Dialog } from '@diwan/ui/dialog';

import { Command } from 'cmdk';
import { useState } from 'react';
import { type TextKey, useTexts } from '../../texts.js';
import { areasFor, creationsFor } from '../areas.js';
import { NavIcon, type NavIconName } from '../nav-icon.js';
import { useFound } from './use-found.js';

interface Entry {
  id: string;
  text: string;
  detail?: string;
  href: string;
  icon: NavIconName;
}

/** Finds any screen, deed or record by typing, in either script; arrows and Enter go there. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { groups, pending, failed } = useFound(typed);
  const { screens, deeds } = usePlaces(typed);
  const go = (href: string) => {
    onClose();
    navigate(href);
  };
  const records = groups.map(({ name, records: found }) => ({
    heading: t(`dashboard.${name}` as TextKey),
    entries: found.map((record): Entry => ({ ...record, id: `${name}-${record.id}`, icon: 'file' })),
  }));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('palette.title')} closeLabel={t('form.close')}>
      <Command className="desk-palette" label={t('palette.title')} shouldFilter={false} loop>
        <Command.Input
          className="ui-input"
          dir="auto"
          maxLength={64}
          placeholder={t('palette.placeholder')}
          value={typed}
          onValueChange={setTyped}
        />
        <Command.List className="desk-palette__list" label={t('palette.results')}>
          {records.map(({ heading, entries }) => (
            <Entries key={heading} heading={heading} entries={entries} onGo={go} />
          ))}
          <Entries heading={t('palette.deeds')} entries={deeds} onGo={go} />
          <Entries heading={t('palette.screens')} entries={screens} onGo={go} />
          <Command.Empty className="desk-palette__empty">
            {pending ? t('page.loading') : t('palette.nothing')}
          </Command.Empty>
        </Command.List>
        {failed && (
          <p className="desk-palette__failed" role="status">
            {t('palette.failed')}
          </p>
        )}
      </Command>
    </Dialog>
  );
}

function Entries({
  heading,
  entries,
  onGo,
}: {
  heading: string;
  entries: readonly Entry[];
  onGo: (href: string) => void;
}) {
  if (entries.length === 0) return null;
  return (
    <Command.Group className="desk-palette__group" heading={heading}>
      {entries.map(({ id, text, detail, href, icon }) => (
        <Command.Item key={id} value={id} className="desk-palette__item" onSelect={() => onGo(href)}>
          <NavIcon name={icon} />
          <Isolate className="desk-palette__text">{text}</Isolate>
          {detail && <Isolate className="desk-palette__detail">{detail}</Isolate>}
        </Command.Item>
      ))}
    </Command.Group>
  );
}

/** Screens and deeds whose words begin with what is typed; all of them before anything is. */
function usePlaces(typed: string): { screens: Entry[]; deeds: Entry[] } {
  const t = useTexts();
  const { can } = useShell();
  const patterns = wordBeginnings(typed);
  const fits = ({ text, detail = '' }: Entry) => {
    const words = searchWords(text, detail);
    return patterns.every((pattern) => words.some((word) => pattern.test(word)));
  };
  const screens = areasFor(can).flatMap(({ domain, entries }) =>
    entries.map(({ name, href, icon = 'file' }) => ({
      id: `screen-${name}`,
      text: t(`dashboard.${name}` as TextKey),
      detail: t(`domain.${domain}`),
      href,
      icon,
    })),
  );
  const today: Entry = { id: 'screen-today', text: t('frame.today'), href: '/admin', icon: 'clock' };
  const deeds = creationsFor(can).map(
    ({ name, href }): Entry => ({
      id: `deed-${name}`,
      text: t(`create.${name}` as TextKey),
      href,
      icon: 'plus',
    }),
  );
  return { screens: [today, ...screens].filter(fits), deeds: deeds.filter(fits) };
}
