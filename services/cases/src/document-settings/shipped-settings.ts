import type { DocumentSettings, DocumentType } from '@diwan/contracts/matters/document-settings/http';
import type { LevelPolicy } from '@diwan/contracts/matters/documents/policy';

/**
 * What a client may do with a document that nobody wrote a policy for, by its confidentiality, until the firm says otherwise
 * (D-087). No level leaves every action free: passing a document on always asks the firm, and each level marks its pages.
 */
const LEVELS = {
  normal: {
    downloadRestriction: 'none',
    printRestriction: 'none',
    shareRestriction: 'admin_only',
    watermarkEnabled: true,
  },
  medium: {
    downloadRestriction: 'authenticated',
    printRestriction: 'authenticated',
    shareRestriction: 'admin_only',
    watermarkEnabled: true,
  },
  high: {
    downloadRestriction: 'admin_only',
    printRestriction: 'disabled',
    shareRestriction: 'disabled',
    watermarkEnabled: true,
  },
} as const satisfies Record<keyof DocumentSettings['levels'], LevelPolicy>;

const type = (id: string, en: string, ar: string): DocumentType => ({ id, name: { en, ar }, archived: false });

/** What the product comes with (DOC-02); the firm's own settings take its place with their first change. */
export const SHIPPED_SETTINGS: DocumentSettings = {
  types: [
    type('general', 'General', 'عام'),
    type('contract', 'Contract', 'عقد'),
    type('evidence', 'Evidence', 'دليل'),
    type('pleading', 'Pleading', 'لائحة'),
    type('judgment', 'Judgment', 'حكم'),
    type('correspondence', 'Correspondence', 'مراسلة'),
    type('identity', 'Identity', 'وثيقة هوية'),
    type('power_of_attorney', 'Power of attorney', 'وكالة'),
    type('financial', 'Financial', 'مالي'),
    type('other', 'Other', 'غير ذلك'),
  ],
  levels: LEVELS,
  version: 0,
};
