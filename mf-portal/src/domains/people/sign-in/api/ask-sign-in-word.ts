import { askSignInWord as endpoint } from '@diwan/contracts/people/sign-in-words/http';
import { callApi } from '@diwan/mf-kit';

/** A word that this browser waits with, and where it is sent to. */
export interface SignInWord {
  id: string;
  word: string;
  /** Address that opens a message to the firm; the text follows, encoded. */
  writeTo: string;
  /** The firm's number in E.164, or null. */
  number: string | null;
  /** In milliseconds since 1970. */
  goodUntil: number;
}

/** Gets a one-time word to send by WhatsApp. */
export async function askSignInWord(): Promise<SignInWord> {
  const { expiresAt, ...word } = await callApi(endpoint, { body: {} });
  return { ...word, goodUntil: Date.parse(expiresAt) };
}
