import { askKind } from '../../timeline/ask-kind.js';

/** The stages it came into, and what was ticked in them. */
export default askKind('stage');
