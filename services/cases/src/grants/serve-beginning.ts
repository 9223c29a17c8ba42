import { BEGINNING_MADE, BEGINNING_OF } from '@diwan/contracts/matters/documents/beginning.http';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { ServedFile } from '../documents/served-file.js';
import { Renditions } from '../renditions/renditions.js';
import type { GrantRecord } from './grant.schema.js';
import { KEPT_TO_ITSELF } from './serve-grant.js';

/** Sends the first pages of a marked copy while the others are made, or says that there is nothing to wait for. */
@Injectable()
export class ServeBeginning {
  constructor(private readonly renditions: Renditions) {}

  /** Throws DomainError like the whole. Only what is to be read on the screen has a beginning. */
  async run(grant: GrantRecord, file: ServedFile, response: Response): Promise<void> {
    const begun = grant.action === 'view' ? await this.renditions.beginningOf(grant, file) : null;
    response.set(KEPT_TO_ITSELF);
    if (!begun) {
      response.status(204).end();
      return;
    }
    response.set({ [BEGINNING_OF]: String(begun.total), [BEGINNING_MADE]: String(begun.made) });
    // For HEAD, Express leaves the bytes away.
    response.type(file.type.mime).send(Buffer.from(begun.beginning));
  }
}
