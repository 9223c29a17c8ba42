import { askKind } from '../../timeline/ask-kind.js';

/** What its clients were asked for, and what they answered. */
export default askKind('request');
