import { askKindOfClient } from '../../timeline/ask-kind.js';

/** Their hearings: scheduled, moved, held, cancelled. */
export default askKindOfClient('hearing');
