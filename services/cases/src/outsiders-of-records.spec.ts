import { ENDPOINTS } from '@diwan/contracts/http/all';
import { LIST_AUDIT } from '@diwan/contracts/http/audit';
import {
  createCase,
  getCase,
  getOwnCase,
  listCases,
  listOwnCases,
  updateCase,
} from '@diwan/contracts/matters/cases/http';
import { getDocumentSettings, setDocumentSettings } from '@diwan/contracts/matters/document-settings/http';
import {
  checkOwnDocument,
  createGrant,
  getOwnDocument,
  hideDocument,
  listCaseDocuments,
  listDocumentAccesses,
  listOwnDocuments,
  readGrantContent,
  setDocumentPolicy,
  shareDocuments,
  uploadDocument,
} from '@diwan/contracts/matters/documents/http';
import {
  changeDocument,
  deleteDocument,
  listDocumentChanges,
  replaceDocumentFile,
  restoreDocument,
  searchDocuments,
} from '@diwan/contracts/matters/documents/keeping.http';
import {
  approveShareRequest,
  listShareRequests,
  refuseShareRequest,
  requestShare,
  revokeShareRequest,
} from '@diwan/contracts/matters/share-requests/http';
import { recordVisit } from '@diwan/contracts/matters/visits/http';
import { type SignedIn, sample, sampleMatrix } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { aCaseFor, type CasesRig, OPEN_POLICY, startCases } from '../test/cases-rig.js';
import { samplePdf } from '../test/sample-files.js';

let cases: CasesRig;
/** A case of client A and a document of it that A may see. */
let caseId: string;
let documentId: string;
const signedIn: Record<'otherLawyer' | 'otherAssistant' | 'accountant' | 'nobody', SignedIn | undefined> = {
  otherLawyer: undefined,
  otherAssistant: undefined,
  accountant: undefined,
  nobody: undefined,
};

beforeAll(async () => {
  cases = await startCases();
  caseId = await cases.aCase();
  documentId = (await cases.aDocument({ caseId, policy: OPEN_POLICY })).id;
  signedIn.otherLawyer = await cases.signInAs({ roles: ['lawyer'] });
  signedIn.otherAssistant = await cases.signInAs({ roles: ['assistant'] });
  signedIn.accountant = await cases.signInAs({ roles: ['accountant'] });
  signedIn.nobody = await cases.signInAs({ roles: [] });
});
afterAll(() => cases.stop());

const as = (who: keyof typeof signedIn) => () => signedIn[who] as SignedIn;
const ofCase = () => ({ params: { id: caseId } });
const ofDocument = () => ({ params: { id: documentId } });

/** Passes the gate of casework, and is in no team. */
const outsideTheTeam = {
  'a lawyer outside the team': as('otherLawyer'),
  'an assistant outside the team': as('otherAssistant'),
};
const otherLawyer = { 'a lawyer outside the team': as('otherLawyer') };
const otherClient = { 'another client': () => cases.asClientB };
const anybodyElse = {
  ...otherClient,
  ...outsideTheTeam,
  'an accountant': as('accountant'),
  'a person without a case': as('nobody'),
};

const byAdmin = () => cases.asAdmin;
const byLawyer = () => cases.asLawyer;
const byClient = () => cases.asClientA;

const form = async () => {
  const data = new FormData();
  for (const [key, value] of Object.entries({
    title: 'Reply',
    documentType: 'pleading',
    confidentialityLevel: 'normal',
  }))
    data.append(key, value);
  data.append('file', new Blob([new Uint8Array(await samplePdf())]), 'reply.pdf');
  return data;
};

const fileAlone = async () => {
  const data = new FormData();
  data.append('file', new Blob([new Uint8Array(await samplePdf())]), 'reply.pdf');
  return data;
};

const WISH = {
  recipientName: 'Rami Aoun',
  recipientPhone: '+96171123456',
  recipientEmail: null,
  recipientLanguage: 'en',
  reason: '',
} as const;
/** A wish that waits for the firm. */
const wish = async (): Promise<string> =>
  (await cases.http(cases.asClientA).call(requestShare, { params: { id: documentId }, body: WISH })).body.id;

const grantOf = async () => {
  const { body } = await cases.grant(cases.asClientA, documentId);
  return { params: { grant: String(body.id) } };
};

const samples = [
  sample(listCases, { request: () => ({ query: {} }), by: byLawyer, outsiders: outsideTheTeam, secret: () => caseId }),
  sample(getCase, { request: ofCase, by: byLawyer, outsiders: outsideTheTeam }),
  sample(createCase, { request: () => ({ body: aCaseFor(cases.clientA, [cases.lawyer]) }), by: byAdmin }),
  sample(updateCase, {
    request: async () => {
      const { version } = await cases.model('LegalCase').findById(caseId).lean();
      const { caseNumber } = await cases.model('LegalCase').findById(caseId).lean();
      return {
        ...ofCase(),
        body: { ...aCaseFor(cases.clientA, [cases.lawyer, cases.assistant], { caseNumber }), version },
      };
    },
    by: byAdmin,
    outsiders: otherLawyer,
  }),
  sample(listOwnCases, { request: () => ({}), by: byClient, outsiders: otherClient, secret: () => caseId }),
  // Whose visit it is follows from the session: there is nothing of anybody else's to ask for.
  sample(recordVisit, { request: () => ({}), by: byClient }),
  sample(getOwnCase, { request: ofCase, by: byClient, outsiders: otherClient }),
  sample(listCaseDocuments, { request: () => ({ ...ofCase(), query: {} }), by: byLawyer, outsiders: outsideTheTeam }),
  sample(uploadDocument, {
    request: async () => ({ ...ofCase(), body: await form() }),
    by: byLawyer,
    outsiders: outsideTheTeam,
  }),
  sample(shareDocuments, {
    request: () => ({ ...ofCase(), body: { documentIds: [documentId], notify: true } }),
    by: byLawyer,
    outsiders: outsideTheTeam,
  }),
  sample(hideDocument, {
    request: async () => ({ params: { id: (await cases.aDocument({ caseId })).id } }),
    by: byLawyer,
    outsiders: outsideTheTeam,
  }),
  sample(setDocumentPolicy, {
    request: async () => {
      const { policyVersion } = await cases.model('Document').findById(documentId).lean();
      return { ...ofDocument(), body: { ...OPEN_POLICY, version: policyVersion } };
    },
    by: byAdmin,
  }),
  sample(listOwnDocuments, {
    request: () => ({ query: {} }),
    by: byClient,
    outsiders: otherClient,
    secret: () => documentId,
  }),
  sample(checkOwnDocument, { request: ofDocument, by: byClient, outsiders: otherClient }),
  sample(getOwnDocument, { request: ofDocument, by: byClient, outsiders: otherClient }),
  sample(createGrant, {
    request: () => ({ ...ofDocument(), body: { action: 'view' as const } }),
    by: byClient,
    outsiders: anybodyElse,
  }),
  sample(readGrantContent, {
    request: grantOf,
    by: byClient,
    missing: () => ({ params: { grant: 'x'.repeat(22) } }),
    outsiders: { ...anybodyElse, 'the firm itself': byAdmin },
  }),
  sample(LIST_AUDIT.cases, { request: () => ({ query: {} }), by: byAdmin }),
  sample(requestShare, {
    request: () => ({ ...ofDocument(), body: WISH }),
    by: byClient,
    outsiders: otherClient,
  }),
  sample(listShareRequests, {
    request: async () => {
      await wish();
      return { query: {} };
    },
    by: byLawyer,
    outsiders: outsideTheTeam,
    secret: () => documentId,
  }),
  sample(approveShareRequest, {
    request: async () => ({ params: { id: await wish() }, body: { days: 1, maxOpens: 1 } }),
    by: byAdmin,
  }),
  sample(refuseShareRequest, {
    request: async () => ({ params: { id: await wish() }, body: { reason: 'Not now.' } }),
    by: byAdmin,
  }),
  sample(revokeShareRequest, {
    request: async () => {
      const params = { id: await wish() };
      await cases.http(cases.asAdmin).call(approveShareRequest, { params, body: { days: 1, maxOpens: 1 } });
      return { params };
    },
    by: byAdmin,
  }),
  sample(searchDocuments, {
    request: () => ({ query: {} }),
    by: byLawyer,
    outsiders: outsideTheTeam,
    secret: () => documentId,
  }),
  sample(changeDocument, {
    request: async () => {
      const { title, description, documentType, confidentialityLevel, tags, version } = await cases
        .model('Document')
        .findById(documentId)
        .lean();
      return {
        ...ofDocument(),
        body: { title, description, documentType, confidentialityLevel, tags, version },
      };
    },
    by: byLawyer,
    outsiders: outsideTheTeam,
  }),
  sample(replaceDocumentFile, {
    request: async () => ({ ...ofDocument(), body: await fileAlone() }),
    by: byLawyer,
    outsiders: outsideTheTeam,
  }),
  sample(deleteDocument, {
    request: async () => ({ params: { id: (await cases.aDocument({ caseId })).id } }),
    by: byLawyer,
    outsiders: outsideTheTeam,
  }),
  sample(restoreDocument, {
    request: async () => {
      const params = { id: (await cases.aDocument({ caseId })).id };
      await cases.http(cases.asLawyer).call(deleteDocument, { params });
      return { params };
    },
    by: byLawyer,
    outsiders: outsideTheTeam,
  }),
  sample(listDocumentChanges, { request: ofDocument, by: byLawyer, outsiders: outsideTheTeam }),
  sample(getDocumentSettings, { request: () => ({}), by: byLawyer }),
  sample(setDocumentSettings, {
    request: async () => ({ body: (await cases.http(cases.asAdmin).call(getDocumentSettings, {})).body }),
    by: byAdmin,
  }),
  sample(listDocumentAccesses, { request: ofDocument, by: byAdmin }),
];

describe('SEC-04: who must not reach a record learns nothing of it', () => {
  it.each(sampleMatrix(ENDPOINTS.cases, samples))('$title', ({ check }) => check(cases));
});
