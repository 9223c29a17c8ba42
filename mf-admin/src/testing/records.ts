import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import type { listLeads } from '@diwan/contracts/intake/leads/http';
import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import type { Client } from '@diwan/contracts/people/clients/http';

/** A client for tests. */
export const aClient = (changes: Partial<Client> = {}): Client => ({
  id: '64b0000000000000000000c1',
  names: { latin: null, arabic: null },
  shelf: null,
  shelvedAt: null,
  name: 'Rana Khoury',
  email: 'rana@example.com',
  phone: '+96170000002',
  whatsappNumber: null,
  whatsappVerified: false,
  address: null,
  clientType: 'individual',
  businessRegistration: null,
  taxId: null,
  emergencyContact: null,
  notes: '',
  hourlyRate: null,
  retainer: null,
  language: 'en',
  createdAt: '2026-01-05T10:00:00.000Z',
  version: 3,
  ...changes,
});

/** A case of that client. */
export const aCase = (changes: Partial<LegalCase> = {}): LegalCase => ({
  id: '64b0000000000000000000a1',
  clientId: '64b0000000000000000000c1',
  clientName: 'Rana Khoury',
  clients: [{ id: '64b0000000000000000000c1', name: 'Rana Khoury', role: null, isKeptAway: false }],
  title: 'Sale of a flat',
  caseNumber: '2026/RE/001',
  court: { en: '', ar: '' },
  courtFileNumber: null,
  area: 'real-estate',
  status: 'active',
  statusReason: '',
  stage: null,
  description: '',
  waitingFor: null,
  nextStep: '',
  nextAction: '',
  nextDate: '2026-12-01T08:30:00.000Z',
  parties: [],
  instances: [],
  team: [],
  parentId: null,
  relatedIds: [],
  archivedAt: null,
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
  version: 2,
  ...changes,
});

/** A document of that case. */
export const aDocument = (changes: Partial<StaffDocument> = {}): StaffDocument => ({
  id: '64b0000000000000000000d1',
  caseId: '64b0000000000000000000a1',
  caseTitle: 'Khoury v. Cedar Logistics',
  title: 'Contract of sale',
  description: '',
  documentType: 'contract',
  typeName: { en: 'Contract', ar: 'عقد' },
  confidentialityLevel: 'normal',
  fileName: 'contract.pdf',
  fileType: 'application/pdf',
  fileSize: 250_000,
  kept: { size: 250_000, sha256: 'c0ffee'.padEnd(64, '0'), asReceived: true },
  fileVersion: 1,
  earlierFiles: [],
  uploadedByName: 'Maya Saliba',
  tags: [],
  visibleToClient: false,
  sharedAt: null,
  policy: {
    downloadRestriction: 'none',
    printRestriction: 'none',
    shareRestriction: 'admin_only',
    watermarkEnabled: true,
    maxAccessCount: null,
    expiresAt: null,
  },
  policyIsOwn: false,
  policyVersion: 1,
  readers: [],
  canBeShown: true,
  canBeMarked: true,
  pdf: 'not_needed',
  scan: 'clean',
  createdAt: '2026-01-06T10:00:00.000Z',
  deletedAt: null,
  version: 1,
  ...changes,
});

type Lead = ResponseOf<typeof listLeads>['items'][number];

/** Somebody who asked for a consultation, for tests. */
export const aLead = (changes: Partial<Lead> = {}): Lead => ({
  id: '64b0000000000000000000f1',
  reference: 'L-2026-0042',
  firstName: 'Omar',
  lastName: 'Daher',
  email: 'omar@example.com',
  phone: '+96171234567',
  area: 'family',
  channel: 'whatsapp',
  wish: null,
  message: `${'m'.repeat(100)} and more`,
  source: 'contact',
  language: 'ar',
  status: 'new',
  respondBy: '2026-01-02T10:00:00.000Z',
  answered: null,
  owner: null,
  clientId: null,
  version: 0,
  createdAt: '2026-01-01T10:00:00.000Z',
  ...changes,
});

/** What an office profile needs for the site to be published, but the address. */
export const ENTERED = {
  name: { en: 'Haddad', ar: 'حداد' },
  phone: '+9611234567',
  whatsappNumber: '+9613123456',
  email: 'office@firm.example',
  openingHours: [{ day: 'mon', hours: { opens: '08:00', closes: '18:00' } }],
};
