import { askKindOfClient } from '../../timeline/ask-kind.js';

/** The stages they came into, and what was ticked in them. */
export default askKindOfClient('stage');
