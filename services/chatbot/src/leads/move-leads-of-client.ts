import { ClientParts } from '@diwan/service-kit/client-parts/client-part';
import { partOfField } from '@diwan/service-kit/client-parts/part-of-field';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { LeadRecord } from './lead.schema.js';

/** Requests that became a client: while there are any, the client is not deleted (D-124); they go over to another record of the same client. */
@Injectable()
export class MoveLeadsOfClient implements OnModuleInit {
  constructor(
    @InjectModel('Lead') private readonly leads: Model<LeadRecord>,
    private readonly parts: ClientParts,
  ) {}

  onModuleInit(): void {
    this.parts.add('leads', partOfField({ kind: 'leads', model: this.leads, field: 'clientId' }));
  }
}
