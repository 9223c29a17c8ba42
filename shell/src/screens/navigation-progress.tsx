import { useTexts } from '../messages/shell-texts.js';

/** The bar at the top while the next page is fetched; the style lets it appear after a moment only. */
export function NavigationProgress({ visible }: { visible: boolean }) {
  const t = useTexts();
  return visible ? <div className="shell-progress" role="progressbar" aria-label={t('loading.page')} /> : null;
}
