import type { OwnDocument } from '@diwan/contracts/matters/documents/http';
import type { SessionPerson } from '@diwan/contracts/people/sessions/person';
import type { OwnCase } from '../domains/matters/cases/api/own-cases.js';

/** A signed-in client. */
export const RANA: SessionPerson = {
  id: '64b000000000000000000002',
  name: 'Rana Khoury',
  roles: ['client'],
  language: 'en',
  secondFactor: 'none',
};

export const aCase = (changes: Partial<OwnCase> = {}): OwnCase => ({
  id: '64b0000000000000000000c1',
  title: 'Khoury v. Cedar Logistics SAL',
  caseNumber: '2026/LAB/014',
  status: 'active',
  stage: 'Exchange of submissions',
  description: 'Compensation after a dismissal.',
  nextStep: 'Reply to the defence',
  nextDate: '2026-05-12T06:30:00.000Z',
  responsible: ['Maya Saliba', 'Nadim Haddad'],
  createdAt: '2026-01-10T10:00:00.000Z',
  updatedAt: '2026-04-02T10:00:00.000Z',
  ...changes,
});

type DocumentChanges = Partial<Omit<OwnDocument, 'policy'>> & { policy?: Partial<OwnDocument['policy']> };

/** A document with every action allowed and no limit, unless told otherwise. */
export const aDocument = ({ policy, ...changes }: DocumentChanges = {}): OwnDocument => ({
  id: '64b0000000000000000000d1',
  caseId: '64b0000000000000000000c1',
  caseTitle: 'Khoury v. Cedar Logistics SAL',
  title: 'Statement of claim',
  documentType: 'pleading',
  typeName: { en: 'Pleading', ar: 'لائحة' },
  tags: [],
  openedAt: null,
  reach: 'open',
  shareRequest: null,
  confidentialityLevel: 'normal',
  fileType: 'application/pdf',
  fileSize: 24_900,
  sharedAt: '2026-01-12T10:00:00.000Z',
  accessCount: 2,
  ...changes,
  policy: {
    downloadRestriction: 'none',
    printRestriction: 'none',
    shareRestriction: 'admin_only',
    watermarkEnabled: false,
    maxAccessCount: null,
    expiresAt: null,
    ...policy,
  },
});
