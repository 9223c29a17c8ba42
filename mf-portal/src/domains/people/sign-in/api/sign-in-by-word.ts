import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import type { AuthMode } from '@diwan/contracts/people/sign-in/http';
import { signInByWord as endpoint } from '@diwan/contracts/people/sign-in-words/http';
import { callApi } from '@diwan/mf-kit';

export type WordAnswer = ResponseOf<typeof endpoint>;

/** Signs in if the word has arrived from a phone; says that it waits if not. */
export const signInByWord = (id: string, mode: AuthMode): Promise<WordAnswer> =>
  callApi(endpoint, { body: { id, mode } });
