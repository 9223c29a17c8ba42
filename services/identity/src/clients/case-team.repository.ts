import type { PayloadOf } from '@diwan/contracts/events/event';
import type { CaseTeamChangedV1 } from '@diwan/contracts/matters/cases/events';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Types } from 'mongoose';
import type { CaseTeamRecord } from './case-team.schema.js';

/** Remembers which staff work for which clients. */
@Injectable()
export class CaseTeamRepository {
  constructor(@InjectModel('CaseTeam') private readonly teams: Model<CaseTeamRecord>) {}

  /** Takes over the team of a case, unless a newer one is known already. */
  async remember(
    { caseId, clientId, clientIds = [clientId], team, version }: PayloadOf<typeof CaseTeamChangedV1>,
    session: ClientSession,
  ): Promise<void> {
    const known = await this.teams.findById(caseId, { version: 1 }, { session }).lean();
    if (known && known.version >= version) return;
    await this.teams.updateOne(
      { _id: new Types.ObjectId(caseId) },
      { $set: { clientId, clientIds, team, version } },
      { upsert: true, session },
    );
  }

  /** Cases of a client, as far as they are known here. */
  async casesOf(clientId: Types.ObjectId): Promise<string[]> {
    const teams = await this.teams.find({ clientId }, { _id: 1 }).lean();
    return teams.map(({ _id }) => _id.toHexString());
  }

  /** Whether a client has a case, in the transaction that must not go on if so. */
  async hasCases(clientId: Types.ObjectId, session: ClientSession): Promise<boolean> {
    return (await this.teams.exists({ clientId }).session(session)) !== null;
  }

  /** Clients of the cases that a member of staff works on. */
  async clientsOf(personId: string): Promise<Types.ObjectId[]> {
    const teams = await this.teams.find({ team: new Types.ObjectId(personId) }, { clientId: 1, clientIds: 1 }).lean();
    const clients = teams.flatMap(({ clientId, clientIds }) => clientIds ?? [clientId]);
    return [...new Map(clients.map((id) => [id.toHexString(), id])).values()];
  }
}
