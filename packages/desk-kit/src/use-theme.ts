import type { MenuItem } from '@diwan/ui/menu';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useDeskTexts } from './texts.js';

export type Theme = 'light' | 'dark';

/** A preference of this browser, about nobody. Without it the browser's own preference is followed. */
const KEY = 'diwan-theme';
const CHANGED = 'diwan-theme-changed';

function chosenTheme(): Theme | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : null;
  } catch {
    // Storage is switched off: nothing was chosen.
    return null;
  }
}

const systemIsDark = () => window.matchMedia?.('(prefers-color-scheme: dark)');

const themeNow = (): Theme => chosenTheme() ?? (systemIsDark()?.matches ? 'dark' : 'light');

/** Follows the choice, made in this tab or another, and the system. */
function follow(onChange: () => void): () => void {
  const system = systemIsDark();
  system?.addEventListener('change', onChange);
  window.addEventListener('storage', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    system?.removeEventListener('change', onChange);
    window.removeEventListener('storage', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

function choose(theme: Theme | null): void {
  try {
    if (theme) localStorage.setItem(KEY, theme);
    else localStorage.removeItem(KEY);
  } catch {
    return;
  }
  window.dispatchEvent(new Event(CHANGED));
}

const useThemeNow = () => useSyncExternalStore(follow, themeNow, () => 'light' as const);
const useChosenTheme = () => useSyncExternalStore(follow, chosenTheme, () => null);

/** Draws the page around in the person's theme, while the component is there; the public site knows the light one alone. */
export function useAppliedTheme(): void {
  const theme = useThemeNow();
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    return () => {
      delete document.documentElement.dataset.theme;
    };
  }, [theme]);
}

/** The switch of the theme, for the person's own menu. */
export function useThemeItems(): MenuItem[] {
  const t = useDeskTexts();
  const theme = useThemeNow();
  const chosen = useChosenTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return [
    {
      id: 'theme',
      label: t(`desk.theme.${other}`),
      icon: other === 'dark' ? 'moon' : 'sun',
      onSelect: () => choose(other),
    },
    ...(chosen
      ? [{ id: 'theme-system', label: t('desk.theme.system'), onSelect: () => choose(null) } satisfies MenuItem]
      : []),
  ];
}
