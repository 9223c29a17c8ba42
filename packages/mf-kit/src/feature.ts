import type { Permission } from '@diwan/contracts/shared/permission';
import type { Page } from './pages.js';

/** The way to a screen, for the navigation of its area. */
export interface NavEntry {
  /** Names its label and description among the area's texts. */
  name: string;
  href: string;
  /** Shown to nobody else. */
  permission: Permission;
}

/** What a noun brings to its area: `feature.ts` in its folder. The area's lists are derived from these. */
export interface Feature {
  pages: readonly Page[];
  nav?: readonly NavEntry[];
}
