import { ClientParts } from '@diwan/service-kit/client-parts/client-part';
import { partOfEntries } from '@diwan/service-kit/client-parts/part-of-entries';
import { partOfField } from '@diwan/service-kit/client-parts/part-of-field';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { DocumentRecord } from './document.schema.js';

/** Documents are found by the clients they are for: they go over to another record of the same client, and back. */
@Injectable()
export class MoveDocumentsOfClient implements OnModuleInit {
  constructor(
    @InjectModel('Document') private readonly model: Model<DocumentRecord>,
    private readonly parts: ClientParts,
  ) {}

  onModuleInit(): void {
    this.parts.add('documents', partOfField({ kind: 'documents', model: this.model, field: 'clientId' }));
    this.parts.add('document_readers', partOfEntries({ model: this.model, list: 'readers', field: 'clientId' }));
  }
}
