import { askKindOfClient } from '../../timeline/ask-kind.js';

/** What became of the client's cases: opened, closed, opened again. */
export default askKindOfClient('case');
