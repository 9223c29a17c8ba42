import { askKind } from '../../timeline/ask-kind.js';

/** When the documents of a case came, and when they were shown to the client or hidden. */
export default askKind('document');
