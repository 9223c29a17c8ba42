import type { DocumentSettings } from '@diwan/contracts/matters/document-settings/http';
import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import type { DocumentPolicy } from '@diwan/contracts/matters/documents/policy';
import type { KeptFile } from '@diwan/contracts/matters/documents/stored-file';
import { canBeMarked, canBeShown, fileTypeOf } from '@diwan/service-kit/files/file-type';
import { scanOf } from '../scan/scan-state.js';
import type { DocumentRecord, StoredFile, StoredPolicy } from './document.schema.js';
import { keptOf } from './file-objects.js';
import { policyOf } from './level-policy.js';
import { pdfStateOf } from './pdf-state.js';
import { lastOpened, shownSince, shownTo, timesOpened } from './readers.js';
import { shownFile } from './served-file.js';

/** What documents are shown with besides their own record. */
export interface Surroundings {
  settings: DocumentSettings;
  /** Titles of cases by id. */
  caseTitles: ReadonlyMap<string, string>;
  /** Who is kept away from cases, by their ids: none of them sees a document. */
  walls: ReadonlyMap<string, readonly string[]>;
  /** Names of people by id. */
  names: ReadonlyMap<string, string>;
  /** Cases in which the reader decides about documents. */
  decidedIn: ReadonlySet<string>;
  /** Whether PDFs of Word and Excel files can be made here. */
  canConvert: boolean;
}

/** A policy as the contract has it. */
export const toPolicy = (policy: StoredPolicy): DocumentPolicy => ({
  downloadRestriction: policy.downloadRestriction,
  printRestriction: policy.printRestriction,
  shareRestriction: policy.shareRestriction,
  watermarkEnabled: policy.watermarkEnabled,
  maxAccessCount: policy.maxAccessCount,
  expiresAt: policy.expiresAt?.toISOString() ?? null,
});

/** When it was shown to somebody last; null while nobody sees it. The history stays in the record. */
const sharedSince = (record: DocumentRecord, isSeen: boolean): string | null =>
  isSeen ? (record.shared.at(-1)?.at.toISOString() ?? null) : null;

/** The words of a type; its id where the settings do not know it. */
export const typeName = ({ types }: DocumentSettings, id: string) =>
  types.find((type) => type.id === id)?.name ?? { en: id, ar: id };

function toKept(file: StoredFile): KeptFile {
  const { size, sha256, asReceived } = keptOf(file);
  return { size, sha256, asReceived };
}

/** A document as staff see it. */
export function toStaffDocument(
  record: DocumentRecord,
  { settings, caseTitles, walls, names, decidedIn, canConvert }: Surroundings,
): StaffDocument {
  const isKeptAway = (id: string) => walls.get(record.caseId)?.includes(id) ?? false;
  const isSeen = !shownTo(record).every(isKeptAway);
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
    kept: toKept(record),
    fileVersion: record.fileVersion,
    earlierFiles: record.earlierFiles.toReversed().map((file) => ({
      fileVersion: file.fileVersion,
      fileName: file.fileName,
      fileSize: file.fileSize,
      kept: toKept(file),
      canBeShown: canBeShown(fileTypeOf(file.mime)),
      uploadedByName: names.get(file.uploadedBy) ?? '',
      uploadedAt: file.uploadedAt.toISOString(),
    })),
    uploadedByName: names.get(record.uploadedBy) ?? '',
    tags: record.tags,
    visibleToClient: isSeen,
    sharedAt: sharedSince(record, isSeen),
    policy: toPolicy(policyOf(record, settings.levels)),
    policyIsOwn: record.policy !== null,
    maySetPolicy: decidedIn.has(record.caseId),
    policyVersion: record.policyVersion,
    readers: [...new Set(record.readers.map(({ clientId }) => clientId))].map((id) => ({
      id,
      name: names.get(id) ?? '',
      sharedAt: isKeptAway(id) ? null : (shownSince(record, id)?.toISOString() ?? null),
      opened: timesOpened(record, id),
      openedAt: lastOpened(record, id)?.toISOString() ?? null,
    })),
    canBeShown: canBeShown(fileTypeOf(record.mime)),
    canBeMarked: canBeMarked(shownFile(record).type),
    scan: scanOf(record),
    pdf: pdfStateOf(record, canConvert),
    createdAt: record.createdAt.toISOString(),
    deletedAt: record.deletedAt?.toISOString() ?? null,
    version: record.version,
  };
}
