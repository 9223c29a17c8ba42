import type { LeadRecord as Shown } from '@diwan/contracts/intake/leads/http';
import { type Deed, presented } from '@diwan/service-kit/deeds/deed';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type * as z from 'zod/mini';
import { FurtherRequests } from './further-requests.js';
import { LeadRepository } from './lead.repository.js';
import type { LeadRecord } from './lead.schema.js';
import type { LeadLineRecord } from './lead-line.schema.js';
import { readableBy } from './lead-scope.js';
import { LeadTimeline } from './lead-timeline.js';
import { StaffNames } from './staff-names.js';
import { type Names, peopleOf, toFurther, toLead, toLine } from './to-lead.js';

/** Leads with all that belongs to them. */
@Injectable()
export class LeadRecords {
  constructor(
    private readonly leads: LeadRepository,
    private readonly further: FurtherRequests,
    private readonly timeline: LeadTimeline,
    private readonly names: StaffNames,
  ) {}

  /** The lead, or the one that a further request adds to (D-058). Throws NOT_FOUND. */
  async read(id: string, caller: SignedInCaller): Promise<z.infer<typeof Shown>> {
    const lead = await this.leads.leadOf(id, readableBy(caller));
    if (!lead) throw new DomainError('NOT_FOUND');
    const lines = await this.timeline.of(lead._id.toHexString());
    return this.shown(lead, lines, await this.names.of(peopleOf([lead], lines)), caller);
  }

  /** A change by the caller, answered with the whole record. Names are asked before it is written; `people` are others whom it brings in. */
  async after(
    id: string,
    deed: Deed<LeadRecord>,
    caller: SignedInCaller,
    people: readonly string[] = [],
  ): Promise<Deed<z.infer<typeof Shown>>> {
    const lead = await this.leads.one(id);
    const known = lead ? peopleOf([lead], await this.timeline.of(id)) : [];
    const names = await this.names.of([caller.personId, ...people, ...known]);
    let within: ClientSession | undefined;
    const commit = async (session: ClientSession) => {
      within = session;
      return deed.commit(session);
    };
    return presented({ ...deed, commit }, async (written) =>
      this.shown(written, await this.timeline.of(id, within), names, caller, within),
    );
  }

  private async shown(
    lead: LeadRecord,
    lines: readonly LeadLineRecord[],
    names: Names,
    caller: SignedInCaller,
    session?: ClientSession,
  ): Promise<z.infer<typeof Shown>> {
    const others = await this.leads.withPhone(readableBy(caller), lead, session);
    const further = await this.further.of(lead._id, session);
    return {
      ...toLead(lead, names),
      further: further.map(toFurther),
      timeline: lines.map((line) => toLine(line, names)),
      samePhone: others.map(({ _id, reference, status, createdAt }) => ({
        id: _id.toHexString(),
        reference,
        status,
        createdAt: createdAt.toISOString(),
      })),
    };
  }
}
