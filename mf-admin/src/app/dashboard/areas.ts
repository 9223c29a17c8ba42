import { features } from '../../derived/features.js';

/** What the back office has, by domain. */
export const areas = features.flatMap((feature) => feature.nav ?? []);
