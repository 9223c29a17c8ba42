import { ClientParts } from '@diwan/service-kit/client-parts/client-part';
import { partOfField } from '@diwan/service-kit/client-parts/part-of-field';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ShareRequestRecord } from './share-request.schema.js';

/** Wishes to share go over to another record of the same client, and back. */
@Injectable()
export class MoveWishesOfClient implements OnModuleInit {
  constructor(
    @InjectModel('ShareRequest') private readonly model: Model<ShareRequestRecord>,
    private readonly parts: ClientParts,
  ) {}

  onModuleInit(): void {
    this.parts.add('share_requests', partOfField({ kind: 'share_requests', model: this.model, field: 'personId' }));
  }
}
