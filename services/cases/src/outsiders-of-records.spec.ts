import { ENDPOINTS } from '@diwan/contracts/http/all';
import { LIST_AUDIT } from '@diwan/contracts/http/audit';
import { hearingNoticesSent } from '@diwan/contracts/matters/hearings/questions';
import { type SignedIn, sample, sampleMatrix } from '@diwan/service-kit/testing';
import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { caseSamples } from '../test/case-samples.js';
import { type CasesRig, OPEN_POLICY, startCases } from '../test/cases-rig.js';
import { deadlineSamples } from '../test/deadline-samples.js';
import { documentSamples } from '../test/document-samples.js';
import { hearingSamples } from '../test/hearing-samples.js';
import { requestSamples } from '../test/request-samples.js';
import { shareRequestSamples } from '../test/share-request-samples.js';
import { taskSamples } from '../test/task-samples.js';

let cases: CasesRig;
/** A case of clients A and C, kept from C, and a document of it that was shown to both. */
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
  cases.rpcAnswers(hearingNoticesSent, () => ({ sentAt: null, failed: null, failedAt: null }));
  caseId = await cases.aCase({ otherClients: [{ id: cases.clientC.id, role: null }] });
  documentId = (await cases.aDocument({ caseId, policy: OPEN_POLICY })).id;
  await cases.wall(caseId, [cases.owner, cases.clientC]);
  signedIn.otherLawyer = await cases.signInAs({ roles: ['lawyer'] });
  signedIn.otherAssistant = await cases.signInAs({ roles: ['assistant'] });
  signedIn.accountant = await cases.signInAs({ roles: ['accountant'] });
  signedIn.nobody = await cases.signInAs({ roles: [] });
});
afterAll(() => cases.stop());

const as = (who: keyof typeof signedIn) => () => signedIn[who] as SignedIn;

const walledOff = { 'an owner who is kept away': () => cases.asOwner };
/** Passes the gate of casework, and is in no team. */
const outsideTheTeam = {
  ...walledOff,
  'a lawyer outside the team': as('otherLawyer'),
  'an assistant outside the team': as('otherAssistant'),
};
const otherLawyer = { ...walledOff, 'a lawyer outside the team': as('otherLawyer') };
const otherClient = {
  'another client': () => cases.asClientB,
  'a client of the case who is kept away': () => cases.asClientC,
};
const anybodyElse = {
  ...otherClient,
  ...outsideTheTeam,
  'an accountant': as('accountant'),
  'a person without a case': as('nobody'),
};

const parties = {
  cases: () => cases,
  caseId: () => caseId,
  documentId: () => documentId,
  outsideTheTeam,
  walledOff,
  otherLawyer,
  otherClient,
  anybodyElse,
};

const samples = [
  ...caseSamples(parties),
  sample(LIST_AUDIT.cases, { request: () => ({ query: {} }), by: () => cases.asAdmin }),
  ...deadlineSamples(parties),
  ...documentSamples(parties),
  ...shareRequestSamples(parties),
  ...hearingSamples(parties),
  ...requestSamples(parties),
  ...taskSamples(parties),
];

describe('SEC-04: who must not reach a record learns nothing of it', () => {
  it.each(sampleMatrix(ENDPOINTS.cases, samples))('$title', ({ check }) => check(cases));
});
