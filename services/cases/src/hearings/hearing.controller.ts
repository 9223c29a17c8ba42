import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  cancelHearing,
  createHearing,
  deleteHearing,
  findOverlaps,
  getHearing,
  getHearingTelling,
  type Hearing,
  listHearingDays,
  listHearings,
  noteOutcome,
  postponeHearing,
  reinstateHearing,
  restoreHearing,
  updateHearing,
} from '@diwan/contracts/matters/hearings/http';
import { hearingNoticesSent } from '@diwan/contracts/matters/hearings/questions';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Controller } from '@nestjs/common';
import { CancelHearing } from './cancel-hearing.js';
import { ChangeHearing } from './change-hearing.js';
import { DeleteHearing } from './delete-hearing.js';
import { FindHearings } from './find-hearings.js';
import { FindOverlaps } from './find-overlaps.js';
import type { HearingRecord } from './hearing.schema.js';
import { HearingReach } from './hearing-reach.js';
import { HearingViews } from './hearing-views.js';
import { NoteOutcome } from './note-outcome.js';
import { PostponeHearing } from './postpone-hearing.js';
import { ScheduleHearing } from './schedule-hearing.js';

/** Hearings for staff. */
@Controller()
export class HearingController {
  constructor(
    private readonly findHearings: FindHearings,
    private readonly findHearingOverlaps: FindOverlaps,
    private readonly hearingReach: HearingReach,
    private readonly hearingViews: HearingViews,
    private readonly scheduleHearing: ScheduleHearing,
    private readonly changeHearing: ChangeHearing,
    private readonly postpone: PostponeHearing,
    private readonly outcome: NoteOutcome,
    private readonly cancelling: CancelHearing,
    private readonly deleting: DeleteHearing,
    private readonly inTransaction: InTransaction,
    private readonly rpc: RpcClient,
  ) {}

  @Endpoint(listHearings)
  list(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listHearings>,
  ): Promise<ResponseOf<typeof listHearings>> {
    return this.findHearings.page(caller, query);
  }

  @Endpoint(listHearingDays)
  days(@Caller() caller: SignedInCaller, @Input() { query }: InputOf<typeof listHearingDays>): Promise<Hearing[]> {
    return this.findHearings.days(caller, query);
  }

  @Endpoint(findOverlaps)
  overlaps(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof findOverlaps>,
  ): Promise<ResponseOf<typeof findOverlaps>> {
    return this.findHearingOverlaps.run(caller, query);
  }

  @Endpoint(getHearing)
  async one(@Caller() caller: SignedInCaller, @Input() { params }: InputOf<typeof getHearing>): Promise<Hearing> {
    const { hearing } = await this.hearingReach.asStaff(caller, params.id);
    return this.hearingViews.one(hearing);
  }

  @Endpoint(getHearingTelling)
  async telling(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof getHearingTelling>,
  ): Promise<ResponseOf<typeof getHearingTelling>> {
    const { hearing } = await this.hearingReach.asStaff(caller, params.id);
    const sent = await this.rpc.ask(hearingNoticesSent, { hearingId: params.id });
    return { tellAt: hearing.tellAt?.toISOString() ?? null, ...sent };
  }

  @Endpoint(createHearing)
  async create(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof createHearing>,
  ): Promise<Deed<Hearing>> {
    return this.hearingViews.written(await this.scheduleHearing.run(caller, body), body);
  }

  @Endpoint(updateHearing)
  async update(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof updateHearing>,
  ): Promise<Hearing> {
    return this.done(await this.changeHearing.run(caller, params.id, body));
  }

  @Endpoint(postponeHearing)
  async postponeOne(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof postponeHearing>,
  ): Promise<Deed<Hearing>> {
    const { hearing } = await this.hearingReach.asStaff(caller, params.id);
    return this.hearingViews.written(await this.postpone.run(caller, params.id, body), hearing);
  }

  @Endpoint(noteOutcome)
  async note(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof noteOutcome>,
  ): Promise<Deed<Hearing>> {
    const { hearing } = await this.hearingReach.asStaff(caller, params.id);
    return this.hearingViews.written(this.outcome.run(caller, params.id, body), hearing);
  }

  @Endpoint(cancelHearing)
  cancel(@Caller() caller: SignedInCaller, @Input() { params, body }: InputOf<typeof cancelHearing>): Promise<Hearing> {
    return this.done(this.cancelling.run(caller, params.id, body));
  }

  @Endpoint(reinstateHearing)
  reinstate(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof reinstateHearing>,
  ): Promise<Hearing> {
    return this.done(this.cancelling.takeBack(caller, params.id, body.version));
  }

  @Endpoint(deleteHearing)
  delete(@Caller() caller: SignedInCaller, @Input() { params }: InputOf<typeof deleteHearing>): Promise<void> {
    return this.deleting.run(caller, params.id);
  }

  @Endpoint(restoreHearing)
  async restore(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof restoreHearing>,
  ): Promise<Hearing> {
    return this.hearingViews.one(await this.deleting.restore(caller, params.id));
  }

  private async done(deed: Deed<HearingRecord>): Promise<Hearing> {
    return this.hearingViews.one(await this.inTransaction.perform(deed));
  }
}
