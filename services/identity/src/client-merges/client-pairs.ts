import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { ClientPerson } from '../clients/client.presenter.js';
import { ClientRepository } from '../clients/client.repository.js';

/** Two clients who can be merged. */
@Injectable()
export class ClientPairs {
  constructor(private readonly clients: ClientRepository) {}

  /** Throws NOT_FOUND (also for one who was deleted, or one and the same), FORBIDDEN: people of the firm are not merged. */
  async of(
    keptId: string,
    mergedId: string,
    session?: ClientSession,
  ): Promise<{ kept: ClientPerson; merged: ClientPerson }> {
    const kept = await this.clients.find({ all: true }, keptId, session);
    const merged = await this.clients.find({ all: true }, mergedId, session);
    if (!kept || !merged || keptId === mergedId) throw new DomainError('NOT_FOUND');
    if ([kept, merged].some(({ client }) => client.shelf === 'deleted')) throw new DomainError('NOT_FOUND');
    if ([kept, merged].some(({ roles }) => roles.length > 0)) throw new DomainError('FORBIDDEN');
    return { kept, merged };
  }
}
