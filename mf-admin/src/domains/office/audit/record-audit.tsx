import { useNavigate } from '@diwan/mf-kit';
import { useId } from 'react';
import { AuditTable, type Choose } from './audit-table.js';

export interface RecordAuditProps {
  recordId: string;
  title: string;
  note: string;
  /** Said where nothing was done. */
  noneText: string;
}

/** What the logs of all services hold about one record (OFF-08); a person or record leads on to the whole log. */
export function RecordAudit({ recordId, title, note, noneText }: RecordAuditProps) {
  const id = useId();
  const navigate = useNavigate();
  const choose: Choose = ({ person, record }) =>
    navigate(`/admin/audit?${new URLSearchParams(person ? { person } : { record })}`);
  const filter = { service: '', personId: '', action: '', subjectId: recordId, since: '', until: '' } as const;
  return (
    <section className="grid gap-4" aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="text-grey">{note}</p>
      <AuditTable filter={filter} choose={choose} headingLevel={3} noneText={noneText} />
    </section>
  );
}
