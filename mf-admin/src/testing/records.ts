import type { LegalCase } from '@diwan/contracts/http/cases';
import type { Client } from '@diwan/contracts/http/clients';
import type { StaffDocument } from '@diwan/contracts/http/documents';

/** A client for tests. */
export const aClient = (changes: Partial<Client> = {}): Client => ({
  id: '64b0000000000000000000c1',
  name: 'Rana Khoury',
  email: 'rana@example.com',
  phone: '+96170000002',
  whatsappNumber: null,
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
  title: 'Sale of a flat',
  caseNumber: '2026/RE/001',
  courtFileNumber: null,
  area: 'real-estate',
  status: 'active',
  stage: '',
  description: '',
  nextStep: '',
  nextDate: '2026-12-01T08:30:00.000Z',
  opposingParty: null,
  opposingCounsel: null,
  team: [],
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-05T10:00:00.000Z',
  version: 2,
  ...changes,
});

/** A document of that case. */
export const aDocument = (changes: Partial<StaffDocument> = {}): StaffDocument => ({
  id: '64b0000000000000000000d1',
  caseId: '64b0000000000000000000a1',
  title: 'Contract of sale',
  description: '',
  documentType: 'contract',
  confidentialityLevel: 'normal',
  fileName: 'contract.pdf',
  fileType: 'application/pdf',
  fileSize: 250_000,
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
  accessCount: 0,
  canBeMarked: true,
  scan: 'clean',
  createdAt: '2026-01-06T10:00:00.000Z',
  ...changes,
});
