import { FIT, zoomIn, zoomOut } from '../reading/zoom.js';

/** What is looked at. */
export interface View {
  /** From 1. */
  page: number;
  zoom: number;
}

/**
 * What a key leads to while the document has the focus; null for keys that mean nothing here. `step` is 1 where pages go to the
 * right, -1 where they go to the left. Arrows move a page that is wider than the room, as anything that scrolls.
 */
export function afterKey(key: string, { page, zoom }: View, pages: number, step: 1 | -1): View | null {
  const goTo = (wanted: number): View => ({ page: Math.min(pages, Math.max(1, wanted)), zoom });
  switch (key) {
    case 'ArrowRight':
      return zoom > FIT ? null : goTo(page + step);
    case 'ArrowLeft':
      return zoom > FIT ? null : goTo(page - step);
    case 'PageDown':
      return goTo(page + 1);
    case 'PageUp':
      return goTo(page - 1);
    case 'Home':
      return goTo(1);
    case 'End':
      return goTo(pages);
    case '+':
    case '=':
      return { page, zoom: zoomIn(zoom) };
    case '-':
      return { page, zoom: zoomOut(zoom) };
    case '0':
      return { page, zoom: FIT };
    default:
      return null;
  }
}
