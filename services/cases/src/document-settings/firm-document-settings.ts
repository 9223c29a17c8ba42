import type { DocumentSettings } from '@diwan/contracts/matters/document-settings/http';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { DocumentSettingsRecord } from './document-settings.schema.js';
import { SHIPPED_SETTINGS } from './shipped-settings.js';

/** The firm's document settings: what it wrote, or what the product comes with. */
@Injectable()
export class FirmDocumentSettings {
  constructor(@InjectModel('DocumentSettings') private readonly rows: Model<DocumentSettingsRecord>) {}

  async current(session?: ClientSession): Promise<DocumentSettings> {
    const row = await this.rows.findById('firm', null, { session }).lean<DocumentSettingsRecord>();
    if (!row) return SHIPPED_SETTINGS;
    const { types, levels, version } = row;
    return { types, levels, version };
  }

  /** Takes the place of `version`. Two first changes at once meet at the id: one of them is told so and finds the other's. */
  async replace(version: number, next: DocumentSettings, session: ClientSession): Promise<void> {
    if (version === 0) {
      await this.rows.create([{ _id: 'firm', ...next }], { session });
      return;
    }
    const { matchedCount } = await this.rows.updateOne({ _id: 'firm', version }, { $set: next }, { session });
    if (matchedCount === 0) throw new DomainError('CONFLICT');
  }
}

/** Throws DomainError VALIDATION unless the type may be given to documents, or is `kept`: the one it has already. */
export function refuseUnknownType({ types }: DocumentSettings, id: string, kept?: string): void {
  if (id === kept || types.some((type) => type.id === id && !type.archived)) return;
  throw new DomainError('VALIDATION', { fieldErrors: { documentType: 'invalid_choice' } });
}
