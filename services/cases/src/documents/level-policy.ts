import type { DocumentSettings } from '@diwan/contracts/matters/document-settings/http';
import type { DocumentAction } from '@diwan/contracts/matters/documents/http';
import type { DocumentRecord, RestrictionLevel, StoredPolicy } from './document.schema.js';

/** The policy that holds for a document: its own, or the default of its level (D-087). */
export const policyOf = (
  record: Pick<DocumentRecord, 'policy' | 'confidentialityLevel'>,
  levels: DocumentSettings['levels'],
): StoredPolicy => record.policy ?? { ...levels[record.confidentialityLevel], maxAccessCount: null, expiresAt: null };

/** How a policy restricts an action. Viewing is what sharing a document means, so it has no restriction of its own. */
export function restrictionOf(
  policy: Pick<StoredPolicy, `${'download' | 'print' | 'share'}Restriction`>,
  action: DocumentAction,
): RestrictionLevel {
  return action === 'view' ? 'none' : policy[`${action}Restriction`];
}
