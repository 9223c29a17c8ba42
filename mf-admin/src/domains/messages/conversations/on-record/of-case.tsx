import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { ConversationsOf } from './of-record.js';

/** What was written with the clients of a case about it. */
export default function OfCase({ record: { id } }: RecordPartProps<'case'>) {
  return <ConversationsOf caseId={id} />;
}
