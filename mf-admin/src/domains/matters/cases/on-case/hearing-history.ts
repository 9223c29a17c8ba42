import { askKind } from '../../timeline/ask-kind.js';

/** Its hearings: scheduled, moved, held, cancelled. */
export default askKind('hearing');
