import { useListAddress } from '../../../../components/use-list-address.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { HearingTable } from '../hearing-table.js';

/** The hearings of a client's cases. */
export default function ClientHearings({ record: { id } }: RecordPartProps<'client'>) {
  return <HearingTable address={useListAddress()} of={{ clientId: id }} />;
}
