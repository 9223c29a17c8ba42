import type { SignInWord } from './api/ask-sign-in-word.js';

const KEY = 'diwan-sign-in-word';

/** Keeps the word in this window: a phone may throw the page away while its owner is in WhatsApp. Storage that is off keeps nothing. */
export function keepSignInWord(word: SignInWord): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(word));
  } catch {
    // The page itself still has it.
  }
}

/** The word that this window waits with, while it is good. */
export function keptSignInWord(): SignInWord | null {
  try {
    const kept: SignInWord | null = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (kept && kept.goodUntil > Date.now()) return kept;
  } catch {
    // Unreadable is the same as none.
  }
  dropSignInWord();
  return null;
}

/** Forgets it: it was used, or another way was chosen. */
export function dropSignInWord(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}
