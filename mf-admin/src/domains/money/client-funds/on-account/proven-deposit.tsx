import type { ClientAccount } from '@diwan/contracts/money/client-accounts/http';
import { useFundRequests } from '../../fund-requests/api/fund-requests.js';
import { useProof } from '../../payment-proofs/api/payment-proofs.js';
import { FundSheet } from '../fund-sheet.js';

interface ProvenDepositProps {
  client: ClientAccount['client'];
  proofId: string;
  onClose: () => void;
}

/** Records the deposit that a proof of payment shows, against the request it was sent for; nothing where either is gone. */
export function ProvenDeposit({ client, proofId, onClose }: ProvenDepositProps) {
  const proof = useProof(proofId).data;
  const request = useFundRequests(client.id).data?.find(({ id }) => id === proof?.fundRequest?.id);
  if (!proof || !request) return null;
  return <FundSheet deed="deposit" client={client} request={request} proof={proof} onClose={onClose} />;
}
