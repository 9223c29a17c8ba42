import { askKind } from '../../timeline/ask-kind.js';

/** Tasks that were set and done. */
export default askKind('task');
