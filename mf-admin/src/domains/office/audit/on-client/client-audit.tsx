import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { RecordAudit } from '../record-audit.js';

/** What the logs hold about one client (OFF-03, OFF-08). */
export default function ClientAudit({ record }: RecordPartProps<'client'>) {
  const t = useTexts();
  return (
    <RecordAudit
      recordId={record.id}
      title={t('audit.ofClient')}
      note={t('audit.ofClientNote')}
      noneText={t('audit.ofClientNone')}
    />
  );
}
