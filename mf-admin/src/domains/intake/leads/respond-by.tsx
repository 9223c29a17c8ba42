import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { useTexts } from '../../../texts.js';
import type { Lead } from './api/list-leads.js';
import { isOverdue } from './is-overdue.js';

/** When an answer was promised, marked when it is late. */
export function RespondBy({ lead }: { lead: Lead }) {
  const t = useTexts();
  const { language } = useShell();
  return (
    <>
      <span className="block">{formatDateTime(lead.respondBy, language)}</span>
      {isOverdue(lead, new Date()) && <Badge tone="danger">{t('leads.overdue')}</Badge>}
    </>
  );
}
