import type { AreaStages, StageTemplate } from '@diwan/contracts/matters/stages/http';
import { PRACTICE_AREA_IDS, type PracticeAreaId } from '@diwan/contracts/site/practice-areas/practice-area';
import { isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { SHIPPED_STAGES } from './shipped/shipped-stages.js';
import type { StageTemplateRecord } from './stage-template.schema.js';

/** The stages of cases by area: the firm's own, or those shipped. */
@Injectable()
export class StageTemplates {
  constructor(@InjectModel('StageTemplate') private readonly rows: Model<StageTemplateRecord>) {}

  async all(): Promise<AreaStages[]> {
    const rows = await this.rows.find().sort({ _id: 1 }).limit(PRACTICE_AREA_IDS.length).lean<StageTemplateRecord[]>();
    const own = new Map(rows.map((row) => [row._id, row]));
    return PRACTICE_AREA_IDS.map((area) => toAreaStages(area, own.get(area) ?? null));
  }

  async of(area: PracticeAreaId): Promise<readonly StageTemplate[]> {
    return (await this.one(area)).stages;
  }

  /** Those of an area; version 0 while they are the shipped ones. */
  async one(area: PracticeAreaId, session?: ClientSession): Promise<AreaStages> {
    return toAreaStages(area, await this.rows.findById(area, null, { session }).lean<StageTemplateRecord>());
  }

  /** Writes those of an area if the stored version is still `version`; null when it is not. */
  async set(
    area: PracticeAreaId,
    stages: StageTemplate[],
    version: number,
    session: ClientSession,
  ): Promise<AreaStages | null> {
    if (version === 0) return this.first(area, stages, session);
    const next = { $set: { stages }, $inc: { version: 1 } };
    const row = await this.rows
      .findOneAndUpdate({ _id: area, version }, next, { session, returnDocument: 'after' })
      .lean<StageTemplateRecord>();
    return row && toAreaStages(area, row);
  }

  private async first(
    area: PracticeAreaId,
    stages: StageTemplate[],
    session: ClientSession,
  ): Promise<AreaStages | null> {
    if (await this.rows.exists({ _id: area }).session(session)) return null;
    const row = { _id: area, stages, version: 1 };
    try {
      await this.rows.create([row], { session });
    } catch (fault) {
      if (isDuplicateKey(fault)) return null;
      throw fault;
    }
    return toAreaStages(area, row);
  }
}

const toAreaStages = (area: PracticeAreaId, row: StageTemplateRecord | null): AreaStages => ({
  area,
  stages: [...(row?.stages ?? SHIPPED_STAGES[area])],
  version: row?.version ?? 0,
});
