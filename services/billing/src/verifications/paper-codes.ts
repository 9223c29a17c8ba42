import { randomBytes } from 'node:crypto';
import { Clock } from '@diwan/service-kit/app/clock';
import { type BaseConfig, CONFIG } from '@diwan/service-kit/app/config';
import { isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { CodedKind, PaperCodeRecord } from './paper-code.schema.js';

/** 128 bits, 22 signs. */
const TOKEN_BYTES = 16;

/** Codes of documents. They are stored, not reckoned from a secret: paper lives longer than the secrets of a deployment. */
@Injectable()
export class PaperCodes {
  constructor(
    @InjectModel('PaperCode') private readonly codes: Model<PaperCodeRecord>,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: BaseConfig,
  ) {}

  /** Where a document is verified; its code is made when it is printed first. */
  async addressOf(kind: CodedKind, documentId: string): Promise<string> {
    return `${this.config.PUBLIC_ORIGIN}/verify/${await this.tokenOf(kind, documentId)}`;
  }

  documentOf(token: string): Promise<PaperCodeRecord | null> {
    return this.codes.findOne({ token }).lean<PaperCodeRecord>();
  }

  private async tokenOf(kind: CodedKind, documentId: string): Promise<string> {
    const kept = await this.codes.findOne({ documentId, kind }).lean<PaperCodeRecord>();
    if (kept) return kept.token;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    try {
      await this.codes.create([{ token, kind, documentId, createdAt: this.clock.now() }]);
      return token;
    } catch (fault) {
      // Somebody prints it at the same moment.
      if (!isDuplicateKey(fault)) throw fault;
      return this.tokenOf(kind, documentId);
    }
  }
}
