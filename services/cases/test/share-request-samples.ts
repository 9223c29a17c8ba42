import {
  approveShareRequest,
  listShareRequests,
  refuseShareRequest,
  requestShare,
  revokeShareRequest,
} from '@diwan/contracts/matters/share-requests/http';
import { type Sample, type SignedIn, sample } from '@diwan/service-kit/testing';
import type { CasesRig } from './cases-rig.js';

type Outsiders = Record<string, () => SignedIn>;

const WISH = {
  recipientName: 'Rami Aoun',
  recipientPhone: '+96171123456',
  recipientEmail: null,
  recipientLanguage: 'en',
  reason: '',
} as const;

/** Valid requests to what clients want to pass on, for the matrix of those who must not reach a record. */
export function shareRequestSamples({
  cases,
  documentId,
  outsideTheTeam,
  walledOff,
  otherClient,
}: {
  cases: () => CasesRig;
  /** A document that client A may see. */
  documentId: () => string;
  outsideTheTeam: Outsiders;
  walledOff: Outsiders;
  otherClient: Outsiders;
}): Sample[] {
  const byAdmin = () => cases().asAdmin;
  const aWish = () => ({ params: { id: documentId() }, body: WISH });
  /** A wish that waits for the firm. */
  const waiting = async () => {
    const { body } = await cases().http(cases().asClientA).call(requestShare, aWish());
    return { params: { id: String(body.id) } };
  };

  return [
    sample(requestShare, { request: aWish, by: () => cases().asClientA, outsiders: otherClient }),
    sample(listShareRequests, {
      request: async () => {
        await waiting();
        return { query: {} };
      },
      by: () => cases().asLawyer,
      outsiders: outsideTheTeam,
      secret: documentId,
    }),
    sample(approveShareRequest, {
      request: async () => ({ ...(await waiting()), body: { days: 1, maxOpens: 1 } }),
      by: byAdmin,
      outsiders: walledOff,
    }),
    sample(refuseShareRequest, {
      request: async () => ({ ...(await waiting()), body: { reason: 'Not now.' } }),
      by: byAdmin,
      outsiders: walledOff,
    }),
    sample(revokeShareRequest, {
      request: async () => {
        const wish = await waiting();
        await cases()
          .http(cases().asAdmin)
          .call(approveShareRequest, { ...wish, body: { days: 1, maxOpens: 1 } });
        return wish;
      },
      by: byAdmin,
      outsiders: walledOff,
    }),
  ];
}
