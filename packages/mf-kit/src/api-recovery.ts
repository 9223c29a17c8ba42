import type { Endpoint } from '@diwan/contracts/http/endpoint';
import { ApiProblem } from './api-problem.js';

/** What the shell does about a call that was refused because of who is signed in, and when they proved it. */
export interface Recovery {
  /**
   * The session has ended: a call that needed one was refused. Answers whether the same person has signed in again, which may take its
   * time; the call is then made once more.
   */
  onSignedOut?(): Promise<boolean>;
  /** The person is to prove themselves anew before this call (`Endpoint.fresh`). Answers whether they did; the call is then made once more. */
  onUnconfirmed?(): Promise<boolean>;
}

/** Whether a call that failed is to be made once more: what it was refused for has been put right by the person meanwhile. */
export async function isPutRight(
  recovery: Recovery,
  { fresh }: Pick<Endpoint, 'fresh'>,
  problem: unknown,
): Promise<boolean> {
  if (!(problem instanceof ApiProblem)) return false;
  const { code } = problem;
  if (code === 'SIGN_IN_REQUIRED') return (await recovery.onSignedOut?.()) ?? false;
  const asksForConfirmation = code === 'FRESH_SIGN_IN_REQUIRED' || code === 'SECOND_FACTOR_REQUIRED';
  return fresh !== undefined && asksForConfirmation && ((await recovery.onUnconfirmed?.()) ?? false);
}
