import { getVerification, type Verification } from '@diwan/contracts/money/paper/http';
import { ApiProblem, type PageRequest, type PageResult } from '@diwan/mf-kit';

/** What the firm says of the document, that it does not know it, or that it could not be asked: three different things to say. */
export type VerificationAnswer =
  | { state: 'known'; document: Verification }
  | { state: 'unknown' }
  | { state: 'failed' };

const TOKEN = /^[\w-]{22}$/;
const STATUS = { known: 200, unknown: 404, failed: 503 } as const;

/** Asks what became of the document that carries a code. */
export async function loadVerification({ params, call }: PageRequest): Promise<PageResult<VerificationAnswer>> {
  const data = await answerOf(params.token ?? '', call);
  return { status: STATUS[data.state], data };
}

async function answerOf(token: string, call: PageRequest['call']): Promise<VerificationAnswer> {
  if (!TOKEN.test(token)) return { state: 'unknown' };
  try {
    return { state: 'known', document: await call(getVerification, { params: { token } }) };
  } catch (error) {
    return { state: error instanceof ApiProblem && error.code === 'NOT_FOUND' ? 'unknown' : 'failed' };
  }
}
