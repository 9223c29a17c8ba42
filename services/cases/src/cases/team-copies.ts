import { Log } from '@diwan/service-kit/app/log';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { CaseRecord } from './case.schema.js';

/** What belongs to a case and keeps a copy of its team, by which lists for somebody of the team are found in the order of an index (F-8). */
export interface WithTeam {
  _id: Types.ObjectId;
  caseId: string;
  /** A copy of the case's. The case decides: what a list finds by it is looked at again by its case. */
  team: string[];
}

const BATCH = 500;

/** Keeps copies of a case's team in step with it, in the transaction that writes the team. Each noun with such a copy says so when the service starts. */
@Injectable()
export class TeamCopies {
  private readonly models: Model<WithTeam>[] = [];

  constructor(
    @InjectModel('LegalCase') private readonly cases: Model<CaseRecord>,
    private readonly inTransaction: InTransaction,
    private readonly log: Log,
  ) {}

  /**
   * The records of a model follow their case's team from now on. Those that an earlier build stored get it first, found by the index that
   * begins with it; several instances may do so at once, and doing it again changes nothing.
   */
  async keep<Row extends WithTeam>(model: Model<Row>): Promise<void> {
    const kept = model as unknown as Model<WithTeam>;
    if (!this.models.includes(kept)) this.models.push(kept);
    let given = 0;
    let owed: string[];
    do {
      owed = await withoutTeam(kept);
      for (const caseId of new Set(owed))
        await this.inTransaction.run(async (session) =>
          write(kept, caseId, await this.forNew(caseId, session), session),
        );
      given += owed.length;
    } while (owed.length === BATCH);
    if (given > 0) this.log.info('team_copies_given', { of: kept.modelName, given });
  }

  /**
   * The team of a case, for a new record of it. Marks the case, so that a change of its team at the same moment collides with this
   * transaction and one of the two is done again: otherwise the record would keep the team of before.
   */
  async forNew(caseId: string, session: ClientSession): Promise<string[]> {
    const legalCase = await this.cases
      .findOneAndUpdate(
        { _id: caseId },
        { $inc: { copies: 1 } },
        { session, timestamps: false, projection: { team: 1 } },
      )
      .lean<Pick<CaseRecord, 'team'>>();
    return legalCase?.team ?? [];
  }

  /** Writes the team of a case to all that belongs to it. */
  async follow(caseId: string, team: readonly string[], session: ClientSession): Promise<void> {
    for (const model of this.models) await write(model, caseId, team, session);
  }
}

/** Cases of the next records without a copy. Straight from the collection: what is read here is not yet what the model promises. */
async function withoutTeam(model: Model<WithTeam>): Promise<string[]> {
  const rows = await model.collection
    .find({ team: null }, { projection: { caseId: 1 } })
    .limit(BATCH)
    .toArray();
  return rows.map(({ caseId }) => String(caseId));
}

/** No change of the records themselves: versions and times stay. */
async function write(
  model: Model<WithTeam>,
  caseId: string,
  team: readonly string[],
  session: ClientSession,
): Promise<void> {
  await model.updateMany({ caseId }, { $set: { team: [...team] } }, { session, timestamps: false });
}
