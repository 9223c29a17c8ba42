import { reachOfPeople } from '@diwan/contracts/people/persons/questions';
import { CONFIG } from '@diwan/service-kit/app/config';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Inject, Injectable } from '@nestjs/common';
import type { NotificationsConfig } from '../config.js';
import { quietFor } from './quiet-hours.js';

/** Whose quiet hours hold when something is owed to people (NOT-10): asked before it is written down. */
@Injectable()
export class QuietHoursOfPeople {
  constructor(
    private readonly rpc: RpcClient,
    @Inject(CONFIG) private readonly config: NotificationsConfig,
  ) {}

  /** Says of each of these people their own, of everybody else the firm's; of all the firm's while identity does not answer. */
  async of(people: readonly (string | null)[]): Promise<(personId: string | null) => string> {
    const ids = [...new Set(people.filter((id) => id !== null))];
    const usual = this.config.QUIET_HOURS;
    const known = new Map((ids.length > 0 ? await this.ask(ids) : []).map(({ id, quietHours }) => [id, quietHours]));
    return (personId) => quietFor(personId === null ? undefined : known.get(personId), usual);
  }

  private async ask(ids: string[]) {
    try {
      return await this.rpc.ask(reachOfPeople, { ids });
    } catch (fault) {
      // A notice is owed all the same, and at the usual hours it disturbs nobody.
      if (fault instanceof DomainError && fault.code === 'UNAVAILABLE') return [];
      throw fault;
    }
  }
}
