import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { listContentChanges } from '@diwan/contracts/site/changes/http';
import { Endpoint, Input } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { ContentChanges } from './content-changes.js';

/** Tells front doors what has changed. */
@Controller()
export class ChangesController {
  constructor(private readonly changes: ContentChanges) {}

  @Endpoint(listContentChanges)
  list(@Input() { query }: InputOf<typeof listContentChanges>): Promise<ResponseOf<typeof listContentChanges>> {
    return this.changes.since(query.since);
  }
}
