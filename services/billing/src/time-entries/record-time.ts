import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { BilledCase } from '@diwan/contracts/matters/cases/questions';
import type { TimeEntry } from '@diwan/contracts/money/time-entries/entry';
import type { createTimeEntry } from '@diwan/contracts/money/time-entries/http';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { caseOfWork } from './case-of-work.js';
import { auditedTime } from './time-audit.js';
import { type TimeContext, toTimeEntry } from './time-entry.presenter.js';
import { type NewTimeEntry, TimeEntryRepository } from './time-entry.repository.js';
import { TimeEntryViews } from './time-entry-views.js';
import { TimeFields, type TimeInput } from './time-fields.js';
import { TimeSuggestionRepository } from './time-suggestion.repository.js';

type Body = InputOf<typeof createTimeEntry>['body'];

/** An entry that everything was asked for and that only has to be written. */
export interface PreparedEntry {
  entry: NewTimeEntry;
  context: TimeContext;
}

/** Records work that somebody did (D-111). It is a draft until they hand it in. */
@Injectable()
export class RecordTime {
  constructor(
    private readonly entries: TimeEntryRepository,
    private readonly suggestions: TimeSuggestionRepository,
    private readonly fields: TimeFields,
    private readonly cases: BilledCases,
    private readonly views: TimeEntryViews,
    private readonly audit: AuditLog,
  ) {}

  /** Throws DomainError NOT_FOUND (no case that they work on), VALIDATION, UNAVAILABLE; its deed CONFLICT (the suggestion is over). */
  async run(caller: SignedInCaller, { suggestionId, ...input }: Body): Promise<Deed<TimeEntry>> {
    const prepared = await this.prepare(caller, await caseOfWork(this.cases, caller, input.caseId), input);
    return {
      commit: async (session) => {
        if (suggestionId !== null) await this.suggestions.take(suggestionId, caller.personId, session);
        return this.write(caller, prepared, session);
      },
    };
  }

  /** Asks for all that an entry of the caller needs. Throws DomainError VALIDATION, UNAVAILABLE. */
  async prepare(caller: SignedInCaller, legalCase: BilledCase, input: TimeInput): Promise<PreparedEntry> {
    const { personId } = caller;
    const kept = await this.fields.of(personId, legalCase, input);
    const entry: NewTimeEntry = { ...UNTOUCHED, ...kept, personId, stage: legalCase.stage };
    const context = await this.views.contextOf(caller, [entry]);
    return { entry, context: { ...context, cases: new Map([[legalCase.id, legalCase]]) } };
  }

  /** Writes it, in the transaction of whatever brings it about. */
  async write(caller: SignedInCaller, { entry, context }: PreparedEntry, session: ClientSession): Promise<TimeEntry> {
    const record = await this.entries.insert(entry, session);
    const subject = { subject: 'time-entry', subjectId: String(record._id) };
    await this.audit.record({ action: 'time-entry.added', ...subject, after: auditedTime(record), caller }, session);
    return toTimeEntry(record, context);
  }
}

/** An entry that nobody has looked at. */
const UNTOUCHED = {
  state: 'draft',
  returnReason: '',
  approvedBy: null,
  approvedAt: null,
  invoiceId: null,
  billedAt: null,
} as const;
