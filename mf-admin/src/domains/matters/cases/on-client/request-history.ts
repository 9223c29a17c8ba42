import { askKindOfClient } from '../../timeline/ask-kind.js';

/** What the client was asked for, and what they answered. */
export default askKindOfClient('request');
