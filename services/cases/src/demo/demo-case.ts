import type { DemoAccount } from '@diwan/contracts/demo/accounts';
import type { CaseFields } from '../cases/case.repository.js';
import type { Level, StoredPolicy } from '../documents/document.schema.js';

/** A document of the demo data: a letter, written as a PDF when the data is loaded, or a picture of it. */
export interface DemoDocument {
  id: string;
  title: string;
  description?: string;
  documentType: string;
  level: Level;
  fileName: string;
  kind: 'letter' | 'picture';
  paragraphs: readonly string[];
  tags?: readonly string[];
  shared: boolean;
  policy?: Partial<StoredPolicy>;
}

/** A case of the demo data with its documents. */
export interface DemoCase
  extends Pick<
    CaseFields,
    | 'title'
    | 'caseNumber'
    | 'courtFileNumber'
    | 'area'
    | 'status'
    | 'stage'
    | 'description'
    | 'nextStep'
    | 'opposingParty'
  > {
  id: string;
  client: DemoAccount;
  team: readonly DemoAccount[];
  /** Days from the day the data is loaded; null without a date. */
  nextDateInDays: number | null;
  documents: readonly DemoDocument[];
}

/** Fixed ids, so that loading the data again finds it. */
export const caseId = (number: number): string => `d2${number.toString(16).padStart(22, '0')}`;
export const documentId = (number: number): string => `d3${number.toString(16).padStart(22, '0')}`;
