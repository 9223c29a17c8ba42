import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { TimeSuggestionRecord } from './time-suggestion.schema.js';

/** So many are offered at once. */
const OFFERED = 50;

/** Stored suggestions. Every read carries whose they are. */
@Injectable()
export class TimeSuggestionRepository {
  constructor(@InjectModel('TimeSuggestion') private readonly suggestions: Model<TimeSuggestionRecord>) {}

  /** Adds one unless it was told before. */
  async add(suggestion: Omit<TimeSuggestionRecord, '_id' | 'state'>, session: ClientSession): Promise<void> {
    const { source } = suggestion;
    if (await this.suggestions.findOne({ source }, { _id: 1 }, { session }).lean()) return;
    await this.suggestions.create([{ ...suggestion, state: 'open' }], { session });
  }

  /** What somebody did since a day and has not decided about, the latest first. */
  openOf(personId: string, since: string): Promise<TimeSuggestionRecord[]> {
    return this.suggestions
      .find({ personId, state: 'open', day: trusted({ $gte: since }) })
      .sort({ day: -1, _id: -1 })
      .limit(OFFERED)
      .lean<TimeSuggestionRecord[]>();
  }

  /** It became an entry. Throws DomainError CONFLICT when it is over, or is somebody else's. */
  async take(id: string, personId: string, session: ClientSession): Promise<void> {
    const taken = await this.suggestions.updateOne(
      { _id: id, personId, state: 'open' },
      { $set: { state: 'recorded' } },
      { session },
    );
    if (taken.modifiedCount !== 1) throw new DomainError('CONFLICT');
  }

  /** No time is recorded for it; false when it is nobody's or another one's. Repeating it changes nothing. */
  async dismiss(id: string, personId: string): Promise<boolean> {
    const state = trusted({ $in: ['open', 'dismissed'] as TimeSuggestionRecord['state'][] });
    const dismissed = await this.suggestions.updateOne({ _id: id, personId, state }, { $set: { state: 'dismissed' } });
    return dismissed.matchedCount === 1;
  }
}
