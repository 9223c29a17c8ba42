import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import { useShell } from '@diwan/mf-kit';
import { Menu, type MenuItem } from '@diwan/ui/menu';
import { useTexts } from '../../../texts.js';
import { useArchive } from './use-archive.js';

interface CaseRowMenuProps {
  legalCase: LegalCase;
  onEdit: () => void;
}

/** What can be done about a case from a list; one of the archive is brought back first. */
export function CaseRowMenu({ legalCase, onEdit }: CaseRowMenuProps) {
  const t = useTexts();
  const { can } = useShell();
  const { archive, restore } = useArchive(legalCase);
  const deeds: MenuItem[] = legalCase.archivedAt
    ? [{ id: 'restore', label: t('cases.restore'), icon: 'back', onSelect: () => void restore() }]
    : [
        { id: 'edit', label: t('cases.edit'), icon: 'edit', onSelect: onEdit },
        { id: 'archive', label: t('cases.archive'), icon: 'folder', onSelect: () => void archive() },
      ];
  const open: MenuItem = { id: 'open', label: t('cases.open'), icon: 'file', href: `/admin/cases/${legalCase.id}` };
  return (
    <Menu
      label={t('page.actionsFor', { name: legalCase.title })}
      items={can('case:write') ? [open, ...deeds] : [open]}
    />
  );
}
