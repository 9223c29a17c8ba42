import { Log } from '@diwan/service-kit/app/log';
import { completeStored } from '@diwan/service-kit/store/complete-stored';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { CaseRecord } from './case.schema.js';

/** Cases as they were before they could have several clients, roles, parties, instances and stages. */
type OldCase = Pick<CaseRecord, '_id' | 'clientId' | 'team' | 'createdAt'> &
  Partial<Pick<CaseRecord, 'clientIds'>> & {
    stage?: unknown;
    courtFileNumber?: string | null;
    opposingParty?: string | null;
    opposingCounsel?: string | null;
  };

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
    const completed = await completeStored<OldCase>(this.cases, {
      projection: { searchWords: 0, description: 0 },
      isOld: ({ clientIds }) => clientIds === undefined,
      complete: (old) => this.complete(old),
    });
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
