import type { InputOf } from '@diwan/contracts/http/endpoint';
import { CaseTeamChangedV1 } from '@diwan/contracts/matters/cases/events';
import type { CaseWall, setWall } from '@diwan/contracts/matters/walls/http';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { CaseRepository } from './case.repository.js';
import type { CaseRecord } from './case.schema.js';
import { staffScope } from './staff-scope.js';
import { leftBy, teamOf } from './team-of.js';

/**
 * Keeps named people away from a case: for them nothing of it exists, whatever their role. A client who is kept away stays its client, for
 * the search of conflicts and for bills, and reads nothing of it; what was shown to them before is there again when the wall is lifted.
 */
@Injectable()
export class WallCase {
  constructor(
    private readonly cases: CaseRepository,
    private readonly people: People,
    private readonly versionedEdit: VersionedEdit,
    private readonly outbox: Outbox,
  ) {}

  /** Who is kept away. Throws DomainError NOT_FOUND. */
  async of(caller: SignedInCaller, id: string): Promise<CaseWall> {
    const record = await this.cases.one(staffScope(caller), id);
    if (!record) throw new DomainError('NOT_FOUND');
    return this.show(record);
  }

  /** Throws DomainError NOT_FOUND, CONFLICT, VALIDATION (neither staff nor a client of the case, or themselves), UNAVAILABLE. */
  async run(caller: SignedInCaller, id: string, input: InputOf<typeof setWall>['body']): Promise<CaseWall> {
    const scope = staffScope(caller);
    const seen = await this.cases.one(scope, id);
    if (!seen) throw new DomainError('NOT_FOUND');
    const walledOff = [...new Set(input.people)];
    const known = await this.people.known(walledOff);
    // Who was kept away before may have left the firm, or the case, since.
    const ofCase = new Set([...seen.clientIds, ...seen.walledOff]);
    const isStranger = (personId: string) => !known.get(personId)?.isStaff && !ofCase.has(personId);
    if (walledOff.includes(caller.personId) || walledOff.some(isStranger))
      throw new DomainError('VALIDATION', { fieldErrors: { people: 'unknown_person' } });
    const away = ({ id: personId }: { id: string }) => !walledOff.includes(personId);
    const written = await this.versionedEdit.run(
      { action: 'case.wall-changed', subject: 'case', id, caller },
      {
        read: (session) => this.cases.one(scope, id, session),
        change: ({ members }) => {
          const staying = members.filter(away);
          return { walledOff, wallReason: input.reason, members: staying, team: staying.map((member) => member.id) };
        },
        write: (change, _, session) => this.cases.change(scope, id, input.version, change, session),
        audited: (before, after) => ({
          before: { walledOff: before.walledOff, team: before.team },
          after: { walledOff: after.walledOff, team: after.team, reason: input.reason },
        }),
        also: async (record, before, session) => {
          const left = leftBy(before, record);
          // Also who was never of the team may have a hearing or a task of it.
          if (left.length > 0) await this.outbox.add(CaseTeamChangedV1, { ...teamOf(record), left }, session);
        },
      },
    );
    return this.show(written);
  }

  private async show({ walledOff, wallReason = '', version }: CaseRecord): Promise<CaseWall> {
    const names = await this.people.namesOf(walledOff);
    return { people: walledOff.map((id) => ({ id, name: names.get(id) ?? '' })), reason: wallReason, version };
  }
}
