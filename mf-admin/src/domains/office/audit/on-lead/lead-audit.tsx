import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { RecordAudit } from '../record-audit.js';

/** What the logs hold about one lead (OFF-08). */
export default function LeadAudit({ record }: RecordPartProps<'lead'>) {
  const t = useTexts();
  return (
    <RecordAudit
      recordId={record.id}
      title={t('audit.ofLead')}
      note={t('audit.ofLeadNote')}
      noneText={t('audit.ofLeadNone')}
    />
  );
}
