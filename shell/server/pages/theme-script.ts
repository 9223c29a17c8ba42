/**
 * Sets the theme before the first paint, so that who works in the dark sees no flash of light. The choice is the one that the desk kit's
 * `use-theme.ts` keeps; from there on it follows changes. Inline, because a file would be painted before it has come; named by its hash in the policy.
 */
export const THEME_SCRIPT =
  "try{var t=localStorage.getItem('diwan-theme')}catch{}" +
  "document.documentElement.dataset.theme=t==='dark'||t==='light'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'";
