import { createHash } from 'node:crypto';
import { getClientCaseHealth } from '@diwan/contracts/matters/client-health/http';
import {
  acceptItem,
  askClient,
  getRequest,
  listRequests,
  readReceivedFile,
  refuseItem,
  reopenItem,
  withdrawItem,
} from '@diwan/contracts/matters/requests/http';
import {
  answerItem,
  beginUpload,
  finishUpload,
  listOwnRequests,
  removeOwnFile,
  sendPart,
} from '@diwan/contracts/matters/requests/own.http';
import { getRequestTemplates, setRequestTemplates } from '@diwan/contracts/matters/requests/templates.http';
import { type Sample, type SignedIn, sample } from '@diwan/service-kit/testing';
import type { CasesRig } from './cases-rig.js';
import { samplePdf } from './sample-files.js';

type Outsiders = Record<string, () => SignedIn>;

const FILE = Buffer.from('a file');
const SHA256 = createHash('sha256').update(FILE).digest('hex');

/** Valid requests to what is asked of clients, for the matrix of those who must not reach a record. */
export function requestSamples({
  cases,
  caseId,
  outsideTheTeam,
  otherClient,
}: {
  cases: () => CasesRig;
  caseId: () => string;
  outsideTheTeam: Outsiders;
  otherClient: Outsiders;
}): Sample[] {
  /** A request to client A, with the id of its one thing. */
  const asked = async (kind: 'file' | 'text' = 'text') => {
    const words = { en: 'Passport', ar: '' };
    const item = { title: words, explanation: { en: '', ar: '' }, kind, documentType: 'identity', dueOn: null };
    const answer = await cases()
      .http(cases().asLawyer)
      .call(askClient, {
        params: { id: caseId() },
        body: { title: words, clientIds: [cases().clientA.id], items: [item] },
      });
    if (answer.status !== 201) throw new Error(answer.text);
    return { params: { id: String(answer.body.id), item: String(answer.body.items[0]?.id) } };
  };
  /** One that the client has answered. */
  const answered = async () => {
    const request = await asked();
    await cases()
      .http(cases().asClientA)
      .call(answerItem, { ...request, body: { text: 'Paris' } });
    return request;
  };
  const ofUpload = async () => {
    const request = await asked('file');
    const body = { name: 'passport.pdf', size: FILE.length, sha256: SHA256 };
    return {
      params: {
        id: (
          await cases()
            .http(cases().asClientA)
            .call(beginUpload, { ...request, body })
        ).body.id,
      },
    };
  };
  const part = () => {
    const data = new FormData();
    data.append('from', '0');
    data.append('sha256', SHA256);
    data.append('file', new Blob([new Uint8Array(FILE)]), 'part');
    return data;
  };
  /** A file that the client sent, and the upload it came by. */
  const sent = async () => {
    const { params } = await asked('file');
    const pdf = await samplePdf();
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    const client = cases().http(cases().asClientA);
    const { body } = await client.call(beginUpload, { params, body: { name: 'a.pdf', size: pdf.length, sha256 } });
    const data = new FormData();
    data.append('from', '0');
    data.append('sha256', sha256);
    data.append('file', new Blob([new Uint8Array(pdf)]), 'part');
    await client.send('PUT', `/api/cases/my/uploads/${body.id}`, { body: data });
    const answer = await client.call(finishUpload, { params: { id: body.id } });
    return { file: { ...params, file: String(answer.body.items[0]?.files[0]?.id) }, upload: { id: String(body.id) } };
  };
  const received = async () => ({ params: (await sent()).file });

  return [
    sample(listRequests, {
      request: async () => {
        await asked();
        return { query: {} };
      },
      by: () => cases().asLawyer,
      outsiders: outsideTheTeam,
      secret: caseId,
    }),
    sample(getClientCaseHealth, {
      request: async () => {
        await asked();
        return { params: { id: cases().clientA.id } };
      },
      by: () => cases().asLawyer,
      outsiders: { 'a lawyer of other clients': () => cases().signInAs({ roles: ['lawyer'] }) },
    }),
    sample(getRequest, {
      request: async () => ({ params: { id: (await asked()).params.id } }),
      by: () => cases().asLawyer,
      outsiders: outsideTheTeam,
    }),
    sample(askClient, {
      request: () => {
        const words = { en: 'Passport', ar: '' };
        const item = { title: words, explanation: words, kind: 'text', documentType: 'general', dueOn: null } as const;
        return { params: { id: caseId() }, body: { title: words, items: [item] } };
      },
      by: () => cases().asLawyer,
      outsiders: outsideTheTeam,
    }),
    sample(acceptItem, { request: answered, by: () => cases().asLawyer, outsiders: outsideTheTeam }),
    sample(refuseItem, {
      request: async () => ({ ...(await answered()), body: { reason: 'Not this one.' } }),
      by: () => cases().asLawyer,
      outsiders: outsideTheTeam,
    }),
    sample(withdrawItem, { request: () => asked(), by: () => cases().asLawyer, outsiders: outsideTheTeam }),
    sample(reopenItem, {
      request: async () => {
        const request = await asked();
        await cases().http(cases().asLawyer).call(withdrawItem, request);
        return request;
      },
      by: () => cases().asLawyer,
      outsiders: outsideTheTeam,
    }),
    sample(readReceivedFile, { request: received, by: () => cases().asLawyer, outsiders: outsideTheTeam }),
    sample(getRequestTemplates, { request: () => ({}), by: () => cases().asLawyer }),
    sample(setRequestTemplates, {
      request: async () => ({ body: (await cases().http(cases().asAdmin).call(getRequestTemplates, {})).body }),
      by: () => cases().asAdmin,
    }),
    sample(listOwnRequests, {
      request: async () => {
        await asked();
        return {};
      },
      by: () => cases().asClientA,
      outsiders: otherClient,
      secret: caseId,
    }),
    sample(answerItem, {
      request: async () => ({ ...(await asked()), body: { text: 'Paris' } }),
      by: () => cases().asClientA,
      outsiders: otherClient,
    }),
    sample(beginUpload, {
      request: async () => ({
        ...(await asked('file')),
        body: { name: 'passport.pdf', size: FILE.length, sha256: SHA256 },
      }),
      by: () => cases().asClientA,
      outsiders: otherClient,
    }),
    sample(sendPart, {
      request: async () => ({ ...(await ofUpload()), body: part() }),
      by: () => cases().asClientA,
      outsiders: otherClient,
    }),
    sample(finishUpload, {
      request: async () => ({ params: (await sent()).upload }),
      by: () => cases().asClientA,
      outsiders: otherClient,
    }),
    sample(removeOwnFile, { request: received, by: () => cases().asClientA, outsiders: otherClient }),
  ];
}
