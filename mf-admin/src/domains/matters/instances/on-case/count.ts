import type { AskCount } from '../../../../frame/record/record-parts.js';

/** How many courts have or had a case. */
const ask: AskCount<'case'> = async ({ record }) => record.instances.length;
export default ask;
