import type {
  ConfidentialityLevel,
  DocumentAction,
  DocumentPolicy,
  Restriction,
} from '@diwan/contracts/http/documents';
import type * as z from 'zod/mini';

export type Level = z.infer<typeof ConfidentialityLevel>;
export type RestrictionLevel = z.infer<typeof Restriction>;

/**
 * What a client may do with a document that nobody wrote a policy for, by its confidentiality (D-087). No level leaves every
 * action free: passing a document on always asks the firm, and each level marks its pages.
 */
export const LEVEL_POLICIES = {
  normal: {
    downloadRestriction: 'none',
    printRestriction: 'none',
    shareRestriction: 'admin_only',
    watermarkEnabled: true,
    maxAccessCount: null,
    expiresAt: null,
  },
  medium: {
    downloadRestriction: 'authenticated',
    printRestriction: 'authenticated',
    shareRestriction: 'admin_only',
    watermarkEnabled: true,
    maxAccessCount: null,
    expiresAt: null,
  },
  high: {
    downloadRestriction: 'admin_only',
    printRestriction: 'disabled',
    shareRestriction: 'disabled',
    watermarkEnabled: true,
    maxAccessCount: null,
    expiresAt: null,
  },
} as const satisfies Record<Level, DocumentPolicy>;

/** How a policy restricts an action. Viewing is what sharing a document means, so it has no restriction of its own. */
export function restrictionOf(
  policy: Pick<DocumentPolicy, `${'download' | 'print' | 'share'}Restriction`>,
  action: DocumentAction,
): RestrictionLevel {
  return action === 'view' ? 'none' : policy[`${action}Restriction`];
}
