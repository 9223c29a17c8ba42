import { randomUUID } from 'node:crypto';
import type { ContentChanges as Changes } from '@diwan/contracts/site/changes/http';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { COUNTER, type ContentMark } from './content-mark.schema.js';

/**
 * Numbers the changes of what visitors see, so that front doors know which kept pages to make anew (docs/adr/0016). Only the last number of each
 * subject is stored: whoever has missed some asks from the last one that they know.
 */
@Injectable()
export class ContentChanges {
  constructor(@InjectModel('ContentMark') private readonly marks: Model<ContentMark>) {}

  /**
   * Notes that subjects (`contracts/site/changes/subjects`) have changed. In the transaction of the change both are seen at once; outside of one,
   * call it after the change. The one counter makes numbers follow in the order of the commits.
   */
  async note(subjects: readonly string[]): Promise<void> {
    if (subjects.length === 0) return;
    const { version } = await this.counter(1);
    await this.marks.bulkWrite(
      [...new Set(subjects)].map((subject) => ({
        updateOne: { filter: { _id: subject }, update: { $set: { version } }, upsert: true },
      })),
    );
  }

  /** What has changed after a version. */
  async since(since: number): Promise<Changes> {
    // The counter first: a change that comes in between is told twice rather than never.
    const { epoch, version } = await this.read();
    const marks = await this.marks
      .find({ version: trusted({ $gt: since }), _id: trusted({ $ne: COUNTER }) })
      .lean<ContentMark[]>();
    return { epoch, version, changed: marks.map(({ _id }) => _id) };
  }

  /** Another text whenever something that visitors see has changed. */
  async mark(): Promise<string> {
    const { epoch, version } = await this.read();
    return `${epoch}/${version}`;
  }

  private async read(): Promise<{ epoch: string; version: number }> {
    const counter = await this.marks.findById(COUNTER).lean<ContentMark>();
    const { epoch, version } = counter ?? (await this.counter(0));
    return { epoch: epoch ?? '', version };
  }

  private counter(step: 0 | 1): Promise<ContentMark> {
    return this.marks
      .findOneAndUpdate(
        { _id: COUNTER },
        { $inc: { version: step }, $setOnInsert: { epoch: randomUUID() } },
        { upsert: true, returnDocument: 'after' },
      )
      .orFail()
      .lean<ContentMark>();
  }
}
