import { Clock } from '@diwan/service-kit/app/clock';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { HOLD } from './hearing.machine.js';
import type { HearingRecord } from './hearing.schema.js';
import { HearingEdits } from './hearing-edits.js';
import {
  type OutcomeInput,
  outcomeOf,
  refuseEmptyWords,
  refuseOthers,
  refuseTooEarly,
  TellOutcome,
} from './tell-outcome.js';

/**
 * Notes the first word about what came of a hearing, in the corridor and maybe sent later. It names no version: what others changed of
 * time or place meanwhile does not stand in its way, but an outcome that somebody noted before does.
 */
@Injectable()
export class NoteOutcome {
  constructor(
    private readonly hearingEdits: HearingEdits,
    private readonly tellOutcome: TellOutcome,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError VALIDATION; its deed NOT_FOUND, CONFLICT (it was postponed or cancelled, or has an outcome). */
  run(caller: SignedInCaller, id: string, body: OutcomeInput): Deed<HearingRecord> {
    refuseEmptyWords(body);
    if (body.outcome === '') throw new DomainError('VALIDATION', { fieldErrors: { outcome: 'required' } });
    return this.hearingEdits.deed(caller, id, {
      action: 'hearing.outcome-noted',
      version: null,
      move: HOLD,
      change: (reached) => {
        refuseOthers(body, reached.legalCase);
        refuseTooEarly(reached.hearing, this.clock.now());
        return outcomeOf(body, reached);
      },
      also: (written, before, session) => this.tellOutcome.after(written, before, session),
    });
  }
}
