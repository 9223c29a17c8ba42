import { ClientParts } from '@diwan/service-kit/client-parts/client-part';
import { partOfField } from '@diwan/service-kit/client-parts/part-of-field';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { TaskRecord } from './task.schema.js';

/** Tasks about a client are about another record of the same client, and back. */
@Injectable()
export class MoveTasksOfClient implements OnModuleInit {
  constructor(
    @InjectModel('Task') private readonly model: Model<TaskRecord>,
    private readonly parts: ClientParts,
  ) {}

  onModuleInit(): void {
    this.parts.add('tasks', partOfField({ kind: 'tasks', model: this.model, field: 'clientId' }));
  }
}
