import type { OwnDocument } from '@diwan/contracts/matters/documents/http';
import type { OwnHearing } from '@diwan/contracts/matters/hearings/own.http';
import type { OwnRequest } from '@diwan/contracts/matters/requests/own.http';
import type { OwnTimelineEntry } from '@diwan/contracts/matters/timeline/http';
import type { OwnInvoiceRow } from '@diwan/contracts/money/invoices/own.http';
import type { OwnPayment } from '@diwan/contracts/money/payments/own.http';
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
  court: { en: 'Arbitral Labour Council, Beirut', ar: 'مجلس العمل التحكيمي في بيروت' },
  area: 'labor',
  status: 'active',
  stage: {
    name: { en: 'Exchange of submissions', ar: 'تبادل اللوائح' },
    text: { en: 'Both sides write to the court in turn.', ar: 'يتبادل الفريقان اللوائح.' },
    weeks: { from: 12, to: 40 },
    since: '2026-03-02T10:00:00.000Z',
    checklist: [{ id: 'facts', text: { en: 'Answer our questions', ar: 'الإجابة عن أسئلتنا' }, done: false }],
  },
  description: 'Compensation after a dismissal.',
  waitingFor: 'us',
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

export const aHearing = (changes: Partial<OwnHearing> = {}): OwnHearing => ({
  id: '64b0000000000000000000e1',
  caseId: '64b0000000000000000000c1',
  caseTitle: 'Khoury v. Cedar Logistics SAL',
  title: 'Hearing of witnesses',
  description: 'Two former colleagues are heard.',
  wallTime: '2096-05-01T09:30',
  startsAt: '2096-05-01T06:30:00.000Z',
  location: 'Palace of Justice',
  courtRoom: '4',
  court: { en: 'Arbitral Labour Council, Beirut', ar: 'مجلس العمل التحكيمي في بيروت' },
  wayToRoom: { en: 'Second floor, east wing', ar: 'الطابق الثاني، الجناح الشرقي' },
  place: { lat: 33.8792, lon: 35.5163 },
  type: 'trial',
  state: 'scheduled',
  outcomeSummary: null,
  answer: null,
  ...changes,
});

/** A line of a client's timeline. */
export const aLine = (changes: Partial<OwnTimelineEntry> = {}): OwnTimelineEntry => ({
  id: '64b000000000000000000100',
  caseId: '64b0000000000000000000c1',
  caseTitle: 'Khoury v. Cedar Logistics SAL',
  at: '2026-04-01T10:00:00.000Z',
  happening: 'document.shared',
  subjectId: '64b0000000000000000000d1',
  title: { en: 'Statement of claim', ar: 'استحضار الدعوى' },
  ...{ date: null, formerDate: null, note: '' },
  ...changes,
});

/** An invoice in its client's list. */
export const aBill = (changes: Partial<OwnInvoiceRow> = {}): OwnInvoiceRow => ({
  id: '64b0000000000000000000f1',
  number: 'INV-202604-0007',
  state: 'sent',
  caseTitle: 'Khoury v. Cedar Logistics SAL',
  ...{
    issuedAt: '2026-04-29T09:00:00.000Z',
    issueDate: '2026-04-29',
    dueDate: '2026-05-29',
    currency: 'USD',
    notes: '',
  },
  ...{ totalMinor: 11_100, vatMinor: 1_100, paidMinor: 0, creditedMinor: 0, balanceMinor: 11_100 },
  ...changes,
});

/** A payment in its client's list. */
export const aReceipt = (changes: Partial<OwnPayment> = {}): OwnPayment => ({
  ...{ id: '64b0000000000000000000f8', number: 'REC-202604-0003', method: 'check', reference: '', notes: '' },
  ...{ day: '2026-04-10', recordedAt: '2026-04-10T09:00:00.000Z', invoiceNumbers: [], voided: false },
  ...{ amount: { amountMinor: 4_000, currency: 'USD' }, credit: { amountMinor: 0, currency: 'USD' } },
  ...changes,
});

/** One thing that the firm needs of the client. */
export const anItem = (changes: Partial<OwnRequest['items'][number]> = {}): OwnRequest['items'][number] => ({
  id: '64b0000000000000000000b2',
  title: { en: 'Passport', ar: 'جواز السفر' },
  explanation: { en: 'The page with your photograph.', ar: 'الصفحة التي تحمل صورتك.' },
  ...{ kind: 'file', dueOn: '2026-05-20', state: 'open', files: [], text: '', reason: '', answeredAt: null },
  ...changes,
});

export const aRequest = (changes: Partial<OwnRequest> = {}): OwnRequest => ({
  id: '64b0000000000000000000b1',
  state: 'open',
  title: { en: 'Power of attorney', ar: 'وكالة' },
  caseId: '64b0000000000000000000c1',
  caseTitle: 'Khoury v. Cedar Logistics SAL',
  askedAt: '2026-04-20T10:00:00.000Z',
  items: [anItem()],
  ...changes,
});

/** A page of a list, as a service answers it. */
export const pageOf = <Row>(...items: Row[]) => ({
  items,
  total: items.length,
  exact: true,
  page: 1,
  limit: 20,
});

/** The same of documents. */
export const documentsPage = (...items: OwnDocument[]) => pageOf(...items);
