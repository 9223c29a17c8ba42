import { features } from '../derived/features.js';

/** Every page of the area. */
export const pages = features.flatMap((feature) => feature.pages);
