import type { AskCount } from '../../../../frame/record/record-parts.js';

/** How many people have to do with a case, besides clients and staff. */
const ask: AskCount<'case'> = async ({ record }) => record.parties.length;
export default ask;
