import type { DocumentChange } from '@diwan/contracts/matters/documents/keeping.http';
import { type AuditEntry, AuditLog } from '@diwan/service-kit/audit/audit';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';

const LIST_LIMIT = 200;
/** What staff read of a change; hashes and keys of files say nothing to them. */
const SHOWN = [
  'title',
  'description',
  'documentType',
  'confidentialityLevel',
  'tags',
  'fileName',
  'downloadRestriction',
  'printRestriction',
  'shareRestriction',
  'watermarkEnabled',
  'maxAccessCount',
  'expiresAt',
];

/** What was done to a document and by whom, read from the audit log (DOC-04). */
@Injectable()
export class DocumentHistory {
  constructor(
    private readonly audit: AuditLog,
    private readonly people: People,
  ) {}

  /** The newest 200 changes, newest first. */
  async of(documentId: string): Promise<DocumentChange[]> {
    const entries = await this.audit.historyOf('document', documentId, LIST_LIMIT);
    const names = await this.people.namesOf(
      entries.flatMap((entry) => [...(entry.personId ? [entry.personId] : []), ...clientsOf(entry)]),
    );
    return entries.map((entry) => ({
      id: String(entry.seq),
      at: entry.at,
      personName: names.get(entry.personId ?? '') ?? '',
      action: entry.action,
      changes: changesOf(entry),
      clientNames: clientsOf(entry).map((id) => names.get(id) ?? ''),
    }));
  }
}

/** To or from whom it was shown or hidden; nobody for other changes. */
function clientsOf({ after }: AuditEntry): string[] {
  const { clientIds } = fieldsOf(after);
  return Array.isArray(clientIds) ? clientIds.map(String) : [];
}

function changesOf({ before, after }: AuditEntry): DocumentChange['changes'] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return SHOWN.filter((field) => field in now && before !== null && textOf(old[field]) !== textOf(now[field])).map(
    (field) => ({ field, before: textOf(old[field]), after: textOf(now[field]) }),
  );
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** A stored value as plain text; null for none. Words for it are the browser's. */
function textOf(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  return Array.isArray(value) ? value.join(', ') || null : String(value);
}
