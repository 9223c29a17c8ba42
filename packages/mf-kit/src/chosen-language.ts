const KEY = 'diwan-language-chosen';

/** Remembers, for this window, that the person chose the language of the page themselves. */
export function rememberChosenLanguage(): void {
  try {
    sessionStorage.setItem(KEY, 'yes');
  } catch {
    // Without storage the language of their profile is used after sign-in.
  }
}

/** Whether the person chose the language of the page themselves: then it is not changed to the one of their profile. */
export function isLanguageChosen(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
