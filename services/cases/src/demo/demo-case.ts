import type { DemoAccount } from '@diwan/contracts/demo/accounts';
import type { ClientRole } from '@diwan/contracts/matters/cases/vocabulary';
import type { Party } from '@diwan/contracts/matters/parties/http';
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
    'title' | 'caseNumber' | 'area' | 'status' | 'description' | 'nextStep' | 'nextAction' | 'waitingFor' | 'parties'
  > {
  id: string;
  client: DemoAccount;
  /** Besides the main one. */
  otherClients?: readonly DemoAccount[];
  /** The first one is responsible. */
  team: readonly DemoAccount[];
  court: string | null;
  courtFileNumber: string | null;
  /** The court that heard it before this one, and what it said. */
  before?: { court: string; fileNumber: string; result: string };
  clientRole?: ClientRole;
  /** Of its area's template: those it went through, the present one last. */
  stageIds: readonly string[];
  openedDaysAgo: number;
  /** Days from the day the data is loaded; null without a date. */
  nextDateInDays: number | null;
  documents: readonly DemoDocument[];
  /** The case that it comes of, and others that belong beside it. */
  parentId?: string;
  relatedIds?: string[];
  /** Which of the shipped lists its client is asked for. */
  asks?: string;
}

/** Somebody of the other side, or related to a case. */
export const party = (role: Party['role'], en: string, ar: string, note = ''): Party => ({
  ...{ role, name: { en, ar }, fatherName: { en: '', ar: '' }, phone: null, email: null, note },
});
