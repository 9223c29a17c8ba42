import { getDocumentSettings, setDocumentSettings } from '@diwan/contracts/matters/document-settings/http';
import { listDocumentAccesses } from '@diwan/contracts/matters/documents/accesses.http';
import { readGrantBeginning } from '@diwan/contracts/matters/documents/beginning.http';
import {
  checkOwnDocument,
  createGrant,
  getOwnDocument,
  hideDocument,
  listCaseDocuments,
  listOwnDocuments,
  readGrantContent,
  setDocumentPolicy,
  shareDocuments,
  uploadDocument,
} from '@diwan/contracts/matters/documents/http';
import {
  changeDocument,
  deleteDocument,
  getDocument,
  listDocumentChanges,
  replaceDocumentFile,
  restoreDocument,
  searchDocuments,
} from '@diwan/contracts/matters/documents/keeping.http';
import { readDocumentNotice } from '@diwan/contracts/matters/documents/notice.http';
import { listUnreadDocuments } from '@diwan/contracts/matters/documents/unread.http';
import { type Sample, type SignedIn, sample } from '@diwan/service-kit/testing';
import { type CasesRig, OPEN_POLICY } from './cases-rig.js';
import { samplePdf } from './sample-files.js';

type Outsiders = Record<string, () => SignedIn>;

/** A form with a file, as the page sends it. */
async function form(fields: Record<string, string>): Promise<FormData> {
  const data = new FormData();
  for (const [key, value] of Object.entries(fields)) data.append(key, value);
  data.append('file', new Blob([new Uint8Array(await samplePdf())]), 'reply.pdf');
  return data;
}

/** Valid requests to documents, for the matrix of those who must not reach a record. */
export function documentSamples({
  cases,
  caseId,
  documentId,
  outsideTheTeam,
  walledOff,
  otherClient,
  anybodyElse,
}: {
  cases: () => CasesRig;
  caseId: () => string;
  /** A document of the case that client A may see. */
  documentId: () => string;
  outsideTheTeam: Outsiders;
  walledOff: Outsiders;
  otherClient: Outsiders;
  anybodyElse: Outsiders;
}): Sample[] {
  const byAdmin = () => cases().asAdmin;
  const byLawyer = () => cases().asLawyer;
  const byClient = () => cases().asClientA;
  const ofCase = () => ({ params: { id: caseId() } });
  const ofDocument = () => ({ params: { id: documentId() } });
  const another = async () => ({ params: { id: (await cases().aDocument({ caseId: caseId() })).id } });
  const kept = () => cases().model('Document').findById(documentId()).lean();
  /** Long enough to have a beginning, and not marked before it is asked for. */
  let longId: string | undefined;

  return [
    sample(listCaseDocuments, { request: () => ({ ...ofCase(), query: {} }), by: byLawyer, outsiders: outsideTheTeam }),
    sample(getDocument, { request: ofDocument, by: byLawyer, outsiders: outsideTheTeam }),
    sample(uploadDocument, {
      request: async () => ({
        ...ofCase(),
        body: await form({ title: 'Reply', documentType: 'pleading', confidentialityLevel: 'normal' }),
      }),
      by: byLawyer,
      outsiders: outsideTheTeam,
    }),
    sample(shareDocuments, {
      request: () => ({
        ...ofCase(),
        body: { documentIds: [documentId()], clientIds: [cases().clientA.id], notify: true },
      }),
      by: byLawyer,
      outsiders: outsideTheTeam,
    }),
    sample(hideDocument, {
      request: async () => ({ ...(await another()), body: { notify: false } }),
      by: byLawyer,
      outsiders: outsideTheTeam,
    }),
    sample(readDocumentNotice, {
      request: () => ({ ...ofDocument(), query: { of: 'shared' as const, clientId: cases().clientA.id } }),
      by: byLawyer,
      outsiders: outsideTheTeam,
    }),
    sample(setDocumentPolicy, {
      request: async () => ({ ...ofDocument(), body: { ...OPEN_POLICY, version: (await kept()).policyVersion } }),
      by: byAdmin,
      outsiders: walledOff,
    }),
    sample(listOwnDocuments, {
      request: () => ({ query: {} }),
      by: byClient,
      outsiders: otherClient,
      secret: documentId,
    }),
    sample(listUnreadDocuments, { request: () => ({}), by: byClient }),
    sample(checkOwnDocument, { request: ofDocument, by: byClient, outsiders: otherClient }),
    sample(getOwnDocument, { request: ofDocument, by: byClient, outsiders: otherClient }),
    sample(createGrant, {
      request: () => ({ ...ofDocument(), body: { action: 'view' as const } }),
      by: byClient,
      outsiders: anybodyElse,
    }),
    sample(readGrantContent, {
      request: async () => {
        const { body } = await cases().grant(cases().asClientA, documentId());
        return { params: { grant: String(body.id) } };
      },
      by: byClient,
      missing: () => ({ params: { grant: 'x'.repeat(22) } }),
      outsiders: { ...anybodyElse, 'the firm itself': byAdmin },
    }),
    sample(readGrantBeginning, {
      request: async () => {
        longId ??= (await cases().aDocument({ caseId: caseId(), bytes: await samplePdf(4), shared: true })).id;
        const { body } = await cases().grant(cases().asClientA, longId);
        return { params: { grant: String(body.id) } };
      },
      by: byClient,
      missing: () => ({ params: { grant: 'x'.repeat(22) } }),
      outsiders: { ...anybodyElse, 'the firm itself': byAdmin },
    }),
    sample(searchDocuments, {
      request: () => ({ query: {} }),
      by: byLawyer,
      outsiders: outsideTheTeam,
      secret: documentId,
    }),
    sample(changeDocument, {
      request: async () => {
        const { title, description, documentType, confidentialityLevel, tags, version } = await kept();
        return { ...ofDocument(), body: { title, description, documentType, confidentialityLevel, tags, version } };
      },
      by: byLawyer,
      outsiders: outsideTheTeam,
    }),
    sample(replaceDocumentFile, {
      request: async () => ({ ...ofDocument(), body: await form({}) }),
      by: byLawyer,
      outsiders: outsideTheTeam,
    }),
    sample(deleteDocument, { request: another, by: byLawyer, outsiders: outsideTheTeam }),
    sample(restoreDocument, {
      request: async () => {
        const deleted = await another();
        await cases().http(cases().asLawyer).call(deleteDocument, deleted);
        return deleted;
      },
      by: byLawyer,
      outsiders: outsideTheTeam,
    }),
    sample(listDocumentChanges, { request: ofDocument, by: byLawyer, outsiders: outsideTheTeam }),
    sample(getDocumentSettings, { request: () => ({}), by: byLawyer }),
    sample(setDocumentSettings, {
      request: async () => ({ body: (await cases().http(cases().asAdmin).call(getDocumentSettings, {})).body }),
      by: byAdmin,
    }),
    sample(listDocumentAccesses, {
      request: () => ({ ...ofDocument(), query: {} }),
      by: byAdmin,
      outsiders: walledOff,
    }),
  ];
}
