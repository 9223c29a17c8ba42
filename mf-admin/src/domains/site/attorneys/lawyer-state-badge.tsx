import type { EditedAttorney } from '@diwan/contracts/site/attorneys/editing.http';
import { Badge } from '@diwan/ui/badge';
import { useTexts } from '../../../texts.js';

/** Whether visitors see a lawyer. */
export function LawyerStateBadge({ attorney }: { attorney: Pick<EditedAttorney, 'published' | 'archived'> }) {
  const t = useTexts();
  if (attorney.archived) return <Badge>{t('lawyers.archived')}</Badge>;
  if (attorney.published) return <Badge tone="success">{t('lawyers.published')}</Badge>;
  return <Badge tone="warning">{t('lawyers.draft')}</Badge>;
}
