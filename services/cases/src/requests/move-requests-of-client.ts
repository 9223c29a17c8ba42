import { ClientParts } from '@diwan/service-kit/client-parts/client-part';
import { partOfField } from '@diwan/service-kit/client-parts/part-of-field';
import { partOfList } from '@diwan/service-kit/client-parts/part-of-list';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { RequestRecord } from './request.schema.js';

/** What was asked of a client is asked of another record of the same client, and back. */
@Injectable()
export class MoveRequestsOfClient implements OnModuleInit {
  constructor(
    @InjectModel('ClientRequest') private readonly model: Model<RequestRecord>,
    private readonly parts: ClientParts,
  ) {}

  onModuleInit(): void {
    this.parts.add('requests', partOfField({ kind: 'requests', model: this.model, field: 'clientId' }));
    this.parts.add('request_clients', partOfList({ model: this.model, field: 'askedOf' }));
  }
}
