import { askKind } from '../../timeline/ask-kind.js';

/** What became of the case itself. */
export default askKind('case');
