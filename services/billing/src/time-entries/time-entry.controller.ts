import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  approveTimeEntries,
  changeTimeEntry,
  createTimeEntry,
  deleteTimeEntry,
  listMyTimeEntries,
  listTimeEntries,
  returnTimeEntry,
  submitTimeEntries,
  withdrawTimeEntry,
} from '@diwan/contracts/money/time-entries/http';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { ChangeTime } from './change-time.js';
import { MoveTime } from './move-time.js';
import { RecordTime } from './record-time.js';
import { TimeLists } from './time-lists.js';

/** Time that was worked. */
@Controller()
export class TimeEntryController {
  constructor(
    private readonly timeLists: TimeLists,
    private readonly recordTime: RecordTime,
    private readonly changeTime: ChangeTime,
    private readonly moveTime: MoveTime,
  ) {}

  @Endpoint(listTimeEntries)
  list(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listTimeEntries>,
  ): Promise<ResponseOf<typeof listTimeEntries>> {
    return this.timeLists.ofFirm(caller, query);
  }

  @Endpoint(listMyTimeEntries)
  listMine(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listMyTimeEntries>,
  ): Promise<ResponseOf<typeof listMyTimeEntries>> {
    return this.timeLists.mine(caller, query);
  }

  @Endpoint(createTimeEntry)
  create(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof createTimeEntry>,
  ): Promise<Deed<ResponseOf<typeof createTimeEntry>>> {
    return this.recordTime.run(caller, body);
  }

  @Endpoint(changeTimeEntry)
  change(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof changeTimeEntry>,
  ): Promise<ResponseOf<typeof changeTimeEntry>> {
    return this.changeTime.run(caller, params.id, body);
  }

  @Endpoint(deleteTimeEntry)
  remove(@Caller() caller: SignedInCaller, @Input() { params }: InputOf<typeof deleteTimeEntry>): Promise<void> {
    return this.changeTime.remove(caller, params.id);
  }

  @Endpoint(submitTimeEntries)
  submit(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof submitTimeEntries>,
  ): Promise<ResponseOf<typeof submitTimeEntries>> {
    return this.moveTime.submit(caller, body.entries);
  }

  @Endpoint(withdrawTimeEntry)
  withdraw(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof withdrawTimeEntry>,
  ): Promise<ResponseOf<typeof withdrawTimeEntry>> {
    return this.moveTime.withdraw(caller, { id: params.id, version: body.version });
  }

  @Endpoint(approveTimeEntries)
  approve(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof approveTimeEntries>,
  ): Promise<ResponseOf<typeof approveTimeEntries>> {
    return this.moveTime.approve(caller, body.entries);
  }

  @Endpoint(returnTimeEntry)
  giveBack(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof returnTimeEntry>,
  ): Promise<ResponseOf<typeof returnTimeEntry>> {
    return this.moveTime.giveBack(caller, { id: params.id, version: body.version }, body.reason);
  }
}
