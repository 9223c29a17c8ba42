import type { OwnDocument } from '@diwan/contracts/matters/documents/http';
import type { DocumentPolicy } from '@diwan/contracts/matters/documents/policy';
import type { OwnShareRequest } from '@diwan/contracts/matters/share-requests/http';
import { canBeMarked } from '@diwan/service-kit/files/file-type';
import { type Surroundings, toPolicy, typeName } from '../documents/document.presenter.js';
import type { DocumentRecord } from '../documents/document.schema.js';
import { policyOf } from '../documents/level-policy.js';
import { isUsedUp, lastOpened, shownSince, timesOpened } from '../documents/readers.js';
import { shownFile } from '../documents/served-file.js';

/** What a client may really do: a file that cannot carry the mark is neither printed nor, where a mark is due, downloaded. */
function possiblePolicy(record: DocumentRecord, policy: DocumentPolicy): DocumentPolicy {
  if (canBeMarked(shownFile(record).type)) return policy;
  const downloadRestriction = policy.watermarkEnabled ? 'disabled' : policy.downloadRestriction;
  return { ...policy, printRestriction: 'disabled', downloadRestriction };
}

/** A document as this client of it sees it: nothing about who shared it, where it is stored (D-073) or what others opened. */
export function toOwnDocument(
  record: DocumentRecord,
  clientId: string,
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
    sharedAt: (shownSince(record, clientId) ?? record.createdAt).toISOString(),
    openedAt: lastOpened(record, clientId)?.toISOString() ?? null,
    accessCount: timesOpened(record, clientId),
    policy: possiblePolicy(record, toPolicy(policy)),
    reach: hasEnded ? 'ended' : isUsedUp(record, clientId) ? 'used_up' : 'open',
    shareRequest,
  };
}
