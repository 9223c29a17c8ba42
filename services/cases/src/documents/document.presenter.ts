import type { DocumentPolicy, OwnDocument, StaffDocument } from '@diwan/contracts/http/documents';
import { canBeMarked } from '../files/file-type.js';
import { scanOf } from '../scan/scan-state.js';
import type { DocumentRecord, StoredPolicy } from './document.schema.js';
import { LEVEL_POLICIES } from './level-policy.js';
import { shownFile } from './served-file.js';

/** The policy that holds for a document: its own, or the default of its level (D-087). */
export const policyOf = (record: Pick<DocumentRecord, 'policy' | 'confidentialityLevel'>): StoredPolicy =>
  record.policy ?? LEVEL_POLICIES[record.confidentialityLevel];

const toPolicy = (policy: StoredPolicy): DocumentPolicy => ({
  downloadRestriction: policy.downloadRestriction,
  printRestriction: policy.printRestriction,
  shareRestriction: policy.shareRestriction,
  watermarkEnabled: policy.watermarkEnabled,
  maxAccessCount: policy.maxAccessCount,
  expiresAt: policy.expiresAt?.toISOString() ?? null,
});

/** When the present sharing began; null while hidden. The history stays in the record. */
const sharedSince = (record: DocumentRecord): string | null =>
  record.visibleToClient ? (record.shared.at(-1)?.at.toISOString() ?? null) : null;

/** A document as staff see it. */
export function toStaffDocument(record: DocumentRecord): StaffDocument {
  return {
    id: String(record._id),
    caseId: record.caseId,
    title: record.title,
    description: record.description,
    documentType: record.documentType,
    confidentialityLevel: record.confidentialityLevel,
    fileName: record.fileName,
    fileType: record.mime,
    fileSize: record.fileSize,
    tags: record.tags,
    visibleToClient: record.visibleToClient,
    sharedAt: sharedSince(record),
    policy: toPolicy(policyOf(record)),
    accessCount: record.accessCount,
    canBeMarked: canBeMarked(shownFile(record).type),
    scan: scanOf(record),
    createdAt: record.createdAt.toISOString(),
  };
}

/** What a client may really do: a file that cannot carry the mark is neither printed nor, where a mark is due, downloaded. */
function possiblePolicy(record: DocumentRecord): DocumentPolicy {
  const policy = toPolicy(policyOf(record));
  if (canBeMarked(shownFile(record).type)) return policy;
  const downloadRestriction = policy.watermarkEnabled ? 'disabled' : policy.downloadRestriction;
  return { ...policy, printRestriction: 'disabled', downloadRestriction };
}

/** A document as its client sees it: nothing about who shared it or where it is stored (D-073). */
export function toOwnDocument(record: DocumentRecord, caseTitle: string): OwnDocument {
  return {
    id: String(record._id),
    caseId: record.caseId,
    caseTitle,
    title: record.title,
    documentType: record.documentType,
    confidentialityLevel: record.confidentialityLevel,
    fileType: shownFile(record).type.mime,
    fileSize: shownFile(record).size,
    sharedAt: sharedSince(record) ?? record.createdAt.toISOString(),
    accessCount: record.accessCount,
    policy: possiblePolicy(record),
  };
}
