import { askKindOfClient } from '../../timeline/ask-kind.js';

/** When documents of a client's cases came, and when they were shown to the client or hidden. */
export default askKindOfClient('document');
