import { features } from '../derived/features.js';

/** Every page of the website. */
export const pages = features.flatMap((feature) => feature.pages);
