import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  confirmDeadline,
  dismissDeadline,
  listDeadlines,
  moveDeadlineTrigger,
  proposeDeadline,
  reckonDeadline,
  reopenDeadline,
} from '@diwan/contracts/matters/deadlines/http';
import { type Deed, presented } from '@diwan/service-kit/deeds/deed';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { HearingReach } from '../hearings/hearing-reach.js';
import { DeadlineRepository } from './deadline.repository.js';
import { DeadlineViews } from './deadline-views.js';
import { DecideDeadline } from './decide-deadline.js';
import { ProposeDeadline } from './propose-deadline.js';

/** Deadlines of cases, for staff. */
@Controller()
export class DeadlineController {
  constructor(
    private readonly deadlines: DeadlineRepository,
    private readonly hearingReach: HearingReach,
    private readonly deadlineViews: DeadlineViews,
    private readonly proposing: ProposeDeadline,
    private readonly deciding: DecideDeadline,
  ) {}

  @Endpoint(listDeadlines)
  async list(
    @Caller() caller: SignedInCaller,
    @Input() { query: { caseId } }: InputOf<typeof listDeadlines>,
  ): Promise<ResponseOf<typeof listDeadlines>> {
    await this.hearingReach.caseFor(caller, caseId);
    return this.deadlineViews.of(await this.deadlines.ofCase(caseId));
  }

  @Endpoint(reckonDeadline)
  reckon(
    @Input() { query: { ruleId, triggerDay } }: InputOf<typeof reckonDeadline>,
  ): Promise<ResponseOf<typeof reckonDeadline>> {
    return this.proposing.look(ruleId, triggerDay);
  }

  @Endpoint(proposeDeadline)
  async propose(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof proposeDeadline>,
  ): Promise<Deed<ResponseOf<typeof proposeDeadline>>> {
    return presented(await this.proposing.run(caller, body), (record) => this.deadlineViews.one(record));
  }

  @Endpoint(confirmDeadline)
  async confirm(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof confirmDeadline>,
  ): Promise<ResponseOf<typeof confirmDeadline>> {
    return this.deadlineViews.one(await this.deciding.confirm(caller, params.id, body));
  }

  @Endpoint(dismissDeadline)
  async dismiss(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof dismissDeadline>,
  ): Promise<ResponseOf<typeof dismissDeadline>> {
    return this.deadlineViews.one(await this.deciding.dismiss(caller, params.id, body.version));
  }

  @Endpoint(reopenDeadline)
  async reopen(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof reopenDeadline>,
  ): Promise<ResponseOf<typeof reopenDeadline>> {
    return this.deadlineViews.one(await this.deciding.reopen(caller, params.id, body.version));
  }

  @Endpoint(moveDeadlineTrigger)
  async moveTrigger(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof moveDeadlineTrigger>,
  ): Promise<ResponseOf<typeof moveDeadlineTrigger>> {
    return this.deadlineViews.one(await this.deciding.moveTrigger(caller, params.id, body));
  }
}
