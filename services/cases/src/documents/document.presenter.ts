import type { DocumentSettings } from '@diwan/contracts/matters/document-settings/http';
import type { OwnDocument, StaffDocument } from '@diwan/contracts/matters/documents/http';
import type { DocumentPolicy } from '@diwan/contracts/matters/documents/policy';
import type { OwnShareRequest } from '@diwan/contracts/matters/share-requests/http';
import { canBeMarked } from '../files/file-type.js';
import { scanOf } from '../scan/scan-state.js';
import type { DocumentRecord, StoredPolicy } from './document.schema.js';
import { policyOf } from './level-policy.js';
import { shownFile } from './served-file.js';

/** What documents are shown with besides their own record. */
export interface Surroundings {
  settings: DocumentSettings;
  /** Titles of cases by id. */
  caseTitles: ReadonlyMap<string, string>;
  /** Names of people by id. */
  names: ReadonlyMap<string, string>;
}

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

/** The words of a type; its id where the settings do not know it. */
const typeName = ({ types }: DocumentSettings, id: string) =>
  types.find((type) => type.id === id)?.name ?? { en: id, ar: id };

/** A document as staff see it. */
export function toStaffDocument(record: DocumentRecord, { settings, caseTitles, names }: Surroundings): StaffDocument {
  return {
    id: String(record._id),
    caseId: record.caseId,
    caseTitle: caseTitles.get(record.caseId) ?? '',
    title: record.title,
    description: record.description,
    documentType: record.documentType,
    typeName: typeName(settings, record.documentType),
    confidentialityLevel: record.confidentialityLevel,
    fileName: record.fileName,
    fileType: record.mime,
    fileSize: record.fileSize,
    fileVersion: record.fileVersion,
    earlierFiles: record.earlierFiles.toReversed().map((file) => ({
      fileVersion: file.fileVersion,
      fileName: file.fileName,
      fileSize: file.fileSize,
      uploadedByName: names.get(file.uploadedBy) ?? '',
      uploadedAt: file.uploadedAt.toISOString(),
    })),
    uploadedByName: names.get(record.uploadedBy) ?? '',
    tags: record.tags,
    visibleToClient: record.visibleToClient,
    sharedAt: sharedSince(record),
    policy: toPolicy(policyOf(record, settings.levels)),
    policyIsOwn: record.policy !== null,
    policyVersion: record.policyVersion,
    accessCount: record.accessCount,
    canBeMarked: canBeMarked(shownFile(record).type),
    scan: scanOf(record),
    createdAt: record.createdAt.toISOString(),
    deletedAt: record.deletedAt?.toISOString() ?? null,
    version: record.version,
  };
}

/** What a client may really do: a file that cannot carry the mark is neither printed nor, where a mark is due, downloaded. */
function possiblePolicy(record: DocumentRecord, policy: DocumentPolicy): DocumentPolicy {
  if (canBeMarked(shownFile(record).type)) return policy;
  const downloadRestriction = policy.watermarkEnabled ? 'disabled' : policy.downloadRestriction;
  return { ...policy, printRestriction: 'disabled', downloadRestriction };
}

/** A document as its client sees it: nothing about who shared it or where it is stored (D-073). */
export function toOwnDocument(
  record: DocumentRecord,
  { settings, caseTitles }: Pick<Surroundings, 'settings' | 'caseTitles'>,
  shareRequest: OwnShareRequest | null,
  now: Date,
): OwnDocument {
  const policy = policyOf(record, settings.levels);
  const hasEnded = policy.expiresAt !== null && policy.expiresAt <= now;
  return {
    id: String(record._id),
    caseId: record.caseId,
    caseTitle: caseTitles.get(record.caseId) ?? '',
    title: record.title,
    documentType: record.documentType,
    typeName: typeName(settings, record.documentType),
    tags: record.tags,
    confidentialityLevel: record.confidentialityLevel,
    fileType: shownFile(record).type.mime,
    fileSize: shownFile(record).size,
    sharedAt: sharedSince(record) ?? record.createdAt.toISOString(),
    openedAt: record.openedAt?.toISOString() ?? null,
    accessCount: record.accessCount,
    policy: possiblePolicy(record, toPolicy(policy)),
    reach: hasEnded ? 'ended' : record.remaining !== null && record.remaining <= 0 ? 'used_up' : 'open',
    shareRequest,
  };
}
