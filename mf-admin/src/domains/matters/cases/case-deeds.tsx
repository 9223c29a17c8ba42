import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Menu, type MenuItem } from '@diwan/ui/menu';
import { useState } from 'react';
import { useTexts } from '../../../texts.js';
import { WallSheet } from '../walls/wall-sheet.js';
import { CaseSheet } from './case-sheet.js';
import { type StatusDeed, StatusSheet } from './status-sheet.js';
import { useArchive } from './use-archive.js';

/** The ways from each status. */
const WAYS = {
  active: ['pause', 'close'],
  pending: ['resume', 'close'],
  closed: ['reopen'],
} as const satisfies Record<LegalCase['status'], readonly StatusDeed[]>;
const ICONS = { pause: 'clock', resume: 'retry', close: 'check', reopen: 'retry' } as const;

/** What can be done with all of a case, with the sheet each deed takes. For people who may change cases. */
export function CaseDeeds({ legalCase }: { legalCase: LegalCase }) {
  const t = useTexts();
  const { can } = useShell();
  const { archive, restore } = useArchive(legalCase);
  // The way that was chosen: its sheet stays where somebody else brought the case into another status meanwhile.
  const [open, setOpen] = useState<'edit' | 'wall' | StatusDeed | null>(null);
  const shut = () => setOpen(null);
  const items: MenuItem[] = [
    ...WAYS[legalCase.status].map((way) => ({
      id: way,
      label: t(`cases.${way}`),
      icon: ICONS[way],
      onSelect: () => setOpen(way),
    })),
    ...(can('case:wall')
      ? [{ id: 'wall', label: t('walls.open'), icon: 'lock', onSelect: () => setOpen('wall') } as const]
      : []),
    legalCase.archivedAt
      ? { id: 'restore', label: t('cases.restore'), icon: 'back', onSelect: () => void restore() }
      : { id: 'archive', label: t('cases.archive'), icon: 'folder', onSelect: () => void archive() },
  ];
  return (
    <>
      <Button variant="secondary" icon="edit" onClick={() => setOpen('edit')}>
        {t('cases.edit')}
      </Button>
      <Menu label={t('page.actionsFor', { name: legalCase.title })} items={items} />
      {open === 'edit' && <CaseSheet legalCase={legalCase} onClose={shut} />}
      {open === 'wall' && <WallSheet legalCase={legalCase} onClose={shut} />}
      {open && open !== 'edit' && open !== 'wall' && <StatusSheet deed={open} legalCase={legalCase} onClose={shut} />}
    </>
  );
}
