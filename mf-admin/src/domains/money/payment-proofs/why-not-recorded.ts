import { ApiProblem, useShell } from '@diwan/mf-kit';
import { useTexts } from '../../../texts.js';
import { fetchProof } from './api/payment-proofs.js';

/**
 * Says why nothing was recorded of a proof after a conflict: it has been decided, by a colleague or by a press whose answer was lost; the
 * deposit is no longer asked for; or something else that it pays was changed meanwhile.
 */
export function useWhyNotRecorded(proofId: string | undefined): () => Promise<string> {
  const t = useTexts();
  const { problemText } = useShell();
  return async () => {
    const proof = proofId ? await fetchProof(proofId).catch(() => null) : null;
    if (proof && proof.state !== 'sent') return t('proofs.alreadyDecided');
    if (proof?.fundRequest?.isOpen === false) return t('proofs.noLongerAsked');
    return problemText(new ApiProblem({ code: 'CONFLICT', status: 409, reference: '' }));
  };
}
