import { documentNoticeStanding, type NoticeStanding } from '@diwan/contracts/messages/notices/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { DocumentBatches } from './document-batches.js';

/** Tells how the message about a document stands; who may know it is for the asking service to say (D-151). */
@Injectable()
export class DocumentNoticeStandingAnswer {
  constructor(private readonly batches: DocumentBatches) {}

  @Answers(documentNoticeStanding)
  answer(question: z.output<typeof documentNoticeStanding.input>): Promise<NoticeStanding> {
    return this.batches.standing(question);
  }
}
