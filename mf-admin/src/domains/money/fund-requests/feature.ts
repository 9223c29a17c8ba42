import type { DeskFeature } from '../../../frame/feature.js';

/** Requests for deposits stand on the page of a client's money, see `client-funds`. */
export default { pages: [] } satisfies DeskFeature;
