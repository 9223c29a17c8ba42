import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { ConversationsOf } from './of-record.js';

/** What was written with a client. */
export default function OfClient({ record: { id } }: RecordPartProps<'client'>) {
  return <ConversationsOf personId={id} />;
}
