import type { DocumentPolicy, OwnDocument, StaffDocument } from '@diwan/contracts/http/documents';
import type { DocumentRecord, StoredPolicy } from './document.schema.js';
import { LEVEL_POLICIES } from './level-policy.js';

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
    createdAt: record.createdAt.toISOString(),
  };
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
    fileType: record.mime,
    fileSize: record.fileSize,
    sharedAt: sharedSince(record) ?? record.createdAt.toISOString(),
    accessCount: record.accessCount,
    policy: toPolicy(policyOf(record)),
  };
}
