import { Log } from '@diwan/service-kit/app/log';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import type { CaseRecord } from './case.schema.js';

/** Cases as they were before they could have several clients, roles, parties, instances and stages. */
type OldCase = Pick<CaseRecord, '_id' | 'clientId' | 'team' | 'createdAt'> &
  Partial<Pick<CaseRecord, 'clientIds'>> & {
    stage?: unknown;
    courtFileNumber?: string | null;
    opposingParty?: string | null;
    opposingCounsel?: string | null;
  };

const BATCH = 500;

/**
 * Completes cases that earlier builds stored, before the first request is served. A case is written only while it lacks its list of
 * clients, so that several instances may do it at once and doing it again changes nothing.
 */
@Injectable()
export class CompleteOldCases implements OnModuleInit {
  constructor(
    @InjectModel('LegalCase') private readonly cases: Model<CaseRecord>,
    private readonly log: Log,
  ) {}

  onModuleInit(): Promise<void> {
    return this.run();
  }

  async run(): Promise<void> {
    let after = new Types.ObjectId('0'.repeat(24));
    let completed = 0;
    for (;;) {
      // Straight from the collection: what is read here is not yet what the model promises.
      const rows = await this.cases.collection
        .find({ _id: { $gt: after } }, { projection: { searchWords: 0, description: 0 } })
        .sort({ _id: 1 })
        .limit(BATCH)
        .toArray();
      const old = (rows as unknown as OldCase[]).filter(({ clientIds }) => clientIds === undefined);
      for (const record of old) await this.complete(record);
      completed += old.length;
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) break;
      after = last._id;
    }
    if (completed > 0) this.log.info('old_cases_completed', { completed });
  }

  private async complete(old: OldCase): Promise<void> {
    const filter = { _id: old._id, clientIds: { $exists: false } };
    const gone = { courtFileNumber: '', opposingParty: '', opposingCounsel: '' };
    await this.cases.collection.updateOne(filter, { $set: completedFields(old), $unset: gone });
  }
}

/** What such a case is in today's fields. */
function completedFields(old: OldCase): Partial<CaseRecord> {
  const { clientId, team = [], courtFileNumber, opposingParty, opposingCounsel, createdAt } = old;
  const words = typeof old.stage === 'string' ? old.stage : '';
  const both = (text: string) => ({ en: text, ar: text });
  const party = (role: 'opponent' | 'opposing_counsel', name: string | null | undefined) =>
    name ? [{ role, name: { en: name, ar: '' }, fatherName: both(''), phone: null, email: null, note: '' }] : [];
  const stage = words
    ? { id: '', name: both(words), text: both(''), weeks: null, since: createdAt, checklist: [] }
    : null;
  return {
    clientIds: [clientId],
    clients: [{ id: clientId, role: null }],
    members: team.map((id, at) => ({ id, role: at === 0 ? 'responsible' : 'lawyer' })),
    statusReason: '',
    stage,
    stages: stage ? [{ id: '', name: stage.name, enteredAt: createdAt, leftAt: null, by: null }] : [],
    waitingFor: null,
    nextAction: '',
    parties: [...party('opponent', opposingParty), ...party('opposing_counsel', opposingCounsel)],
    instances: courtFileNumber
      ? [{ level: 'first', court: '', courtId: null, fileNumber: courtFileNumber, from: null, to: null, result: '' }]
      : [],
    walledOff: [],
    parentId: null,
    relatedIds: [],
    archivedAt: null,
  };
}
