import { AnsweredHearingTurnedV1, HearingJudgmentSetV1 } from '@diwan/contracts/matters/hearings/events';
import type { HearingState } from '@diwan/contracts/matters/hearings/hearing';
import { Clock } from '@diwan/service-kit/app/clock';
import { CONFIG } from '@diwan/service-kit/app/config';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import type { Move } from '@diwan/service-kit/deeds/machine';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Inject, Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { CasesConfig } from '../config.js';
import { type HearingChange, HearingRepository, type NewHearing } from './hearing.repository.js';
import type { HearingRecord } from './hearing.schema.js';
import { HearingReach, type Reached } from './hearing-reach.js';
import { newsOf, type Tellable } from './news.rules.js';
import { nextReminder } from './reminder.rules.js';

const SECOND = 1000;

/** A change of a hearing by somebody of staff. */
export interface HearingEdit {
  /** What the audit log calls it. */
  action: string;
  /** The version that was seen; null: whichever it is now. */
  version: number | null;
  /** Where the machine goes; null: the state stays. Another state than it expects is a CONFLICT. */
  move?: Move<HearingState, HearingState> | null;
  evenDeleted?: boolean;
  /** What becomes of it; may run several times. */
  change(reached: Reached, session: ClientSession): HearingChange | Promise<HearingChange>;
  /** What else is written with it: lines of the timeline, events, other hearings. */
  also?(written: HearingRecord, before: Reached, session: ClientSession): Promise<void>;
}

/** The one way in which hearings change: whatever it is, when people are told and reminded follows from it in the same transaction (HEAR-04). */
@Injectable()
export class HearingEdits {
  constructor(
    private readonly hearings: HearingRepository,
    private readonly hearingReach: HearingReach,
    private readonly edit: VersionedEdit,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: CasesConfig,
  ) {}

  /** A change as a deed. It throws DomainError NOT_FOUND, CONFLICT, and what `change` throws. */
  deed(caller: SignedInCaller, id: string, edit: HearingEdit): Deed<HearingRecord> {
    const { action, version, move = null, evenDeleted = false } = edit;
    let reached: Reached;
    return this.edit.deed<HearingRecord, HearingChange, HearingRecord>(
      { action, subject: 'hearing', id, caller },
      {
        read: async (session) => {
          reached = await this.hearingReach.asStaff(caller, id, session, { evenDeleted });
          return reached.hearing;
        },
        change: async (stored, session) => {
          if (version !== null && stored.version !== version) throw new DomainError('CONFLICT');
          if (move && !move.from.includes(stored.state)) throw new DomainError('CONFLICT');
          return { ...(move && { state: move.to }), ...(await edit.change(reached, session)) };
        },
        write: (change, stored, session) =>
          this.hearings.change(id, stored.version, this.followed(caller, { ...stored, ...change }, change), session),
        also: async (written, before, session) => {
          await edit.also?.(written, reached, session);
          await this.tellWhoFollows(before, written, session);
        },
      },
    );
  }

  /** A new hearing with what follows from it. */
  async insert(caller: SignedInCaller, fields: NewHearing, session: ClientSession): Promise<HearingRecord> {
    const fresh = {
      state: 'scheduled',
      courtId: null,
      courtRoom: '',
      outcomeSummary: '',
      outcomeFor: [],
      deletedAt: null,
      told: null,
    } as const;
    const whole = { ...fresh, ...fields };
    const hearing = await this.hearings.insert(
      { ...fields, ...this.followed(caller, whole, { state: whole.state }) } as NewHearing,
      session,
    );
    if (hearing.answers.length > 0) await this.outbox.add(AnsweredHearingTurnedV1, factOf(hearing), session);
    return hearing;
  }

  /** Deadlines follow a judgment, tasks what clients answered. */
  async tellWhoFollows(before: HearingRecord, written: HearingRecord, session: ClientSession): Promise<void> {
    const fact = factOf(written);
    if (isJudgmentChanged(before, written)) await this.outbox.add(HearingJudgmentSetV1, fact, session);
    if (written.answers.length > 0 && isTurned(before, written))
      await this.outbox.add(AnsweredHearingTurnedV1, fact, session);
  }

  /** The change with who made it, when its people are told of it, and when they are reminded next. */
  private followed(caller: SignedInCaller, after: Tellable, change: HearingChange): HearingChange {
    const now = this.clock.now();
    const tellAt = newsOf(after, now) && new Date(now.getTime() + this.config.HEARING_NOTICE_SECONDS * SECOND);
    return { ...change, changedBy: caller.personId, tellAt, remindAt: nextReminder(after, now) };
  }
}

const factOf = ({ _id, caseId, version }: HearingRecord) => ({ hearingId: String(_id), caseId, version });

/** Whether deadlines that run from a judgment at this hearing have to be looked at (HEAR-07). */
function isJudgmentChanged(before: HearingRecord, after: HearingRecord): boolean {
  if (!before.judgment && !after.judgment) return false;
  const known = ({ judgment, wallTime, courtId, state, deletedAt }: HearingRecord) =>
    JSON.stringify([judgment, wallTime.slice(0, 10), courtId, state, deletedAt !== null]);
  return known(before) !== known(after);
}

/** Whether it takes place at another time, or no longer, or again. */
const isTurned = (before: HearingRecord, after: HearingRecord): boolean =>
  before.wallTime !== after.wallTime ||
  before.state !== after.state ||
  (before.deletedAt === null) !== (after.deletedAt === null);
