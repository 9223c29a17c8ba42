import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { DocumentRecord } from '../documents/document.schema.js';
import { shownFile } from '../documents/served-file.js';
import { newMarkCode } from '../watermark/mark-code.js';
import type { RenditionObject, RenditionRecord } from './rendition.schema.js';

const PERIOD_MS = 30 * 60_000;
/** A grant given at the end of the half hour still serves its bytes. */
const GRACE_MS = 10 * 60_000;

/** Whom a mark names. */
export interface Marked {
  personId: string;
  name: string;
  maskedPhone: string;
}

/** Marked copies of documents. */
@Injectable()
export class RenditionRepository {
  constructor(@InjectModel('Rendition') private readonly renditions: Model<RenditionRecord>) {}

  /** The copy for somebody at this time; the first to ask decides its code and its time. */
  async forPerson(document: DocumentRecord, marked: Marked, now: Date): Promise<RenditionRecord> {
    const { personId, name, maskedPhone } = marked;
    const period = Math.floor(now.getTime() / PERIOD_MS);
    const made = [shownFile(document).key, personId, name, maskedPhone, period];
    const _id = createHash('sha256').update(JSON.stringify(made)).digest('base64url');
    const expiresAt = new Date((period + 1) * PERIOD_MS + GRACE_MS);
    const first = { code: newMarkCode(), name, maskedPhone, at: now, expiresAt, object: null };
    const rendition = await this.renditions
      .findOneAndUpdate({ _id }, { $setOnInsert: first }, { upsert: true, returnDocument: 'after' })
      .lean<RenditionRecord>();
    if (!rendition) throw new Error('The rendition was not noted');
    return rendition;
  }

  one(id: string): Promise<RenditionRecord | null> {
    return this.renditions.findById(id).lean<RenditionRecord>();
  }

  /** Notes the bytes of a copy; false when another process was first. */
  async setObject(id: string, object: RenditionObject): Promise<boolean> {
    const { modifiedCount } = await this.renditions.updateOne({ _id: id, object: null }, { $set: { object } });
    return modifiedCount === 1;
  }

  expiredBefore(moment: Date, limit: number): Promise<RenditionRecord[]> {
    return this.renditions
      .find({ expiresAt: trusted({ $lt: moment }) })
      .sort({ expiresAt: 1 })
      .limit(limit)
      .lean<RenditionRecord[]>();
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.renditions.deleteMany({ _id: trusted({ $in: [...ids] }) });
  }

  /** Which of these objects belong to a copy. */
  async storedKeys(keys: readonly string[]): Promise<Set<string>> {
    const rows = await this.renditions
      .find({ 'object.key': trusted({ $in: [...keys] }) }, { object: 1 })
      .lean<Pick<RenditionRecord, 'object'>[]>();
    return new Set(rows.map((row) => row.object?.key ?? ''));
  }
}
