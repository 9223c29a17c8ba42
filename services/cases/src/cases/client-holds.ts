import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';

/** How something that belongs to a case stands to the case's clients. */
export interface ClientHold {
  /** Whether the case has something that is confidential to its present main client. */
  keeps(caseId: string, session: ClientSession): Promise<boolean>;
  /** These clients are no longer clients of the case: nothing of it is shown to them any more. */
  leave(caseId: string, clientIds: readonly string[], session: ClientSession): Promise<void>;
}

/** What keeps a case with its clients. Each noun that stores what is confidential to clients says so when the service starts. */
@Injectable()
export class ClientHolds {
  private readonly holds: ClientHold[] = [];

  add(hold: ClientHold): void {
    this.holds.push(hold);
  }

  /** Whether the main client of a case can no longer be exchanged. */
  async keep(caseId: string, session: ClientSession): Promise<boolean> {
    for (const hold of this.holds) if (await hold.keeps(caseId, session)) return true;
    return false;
  }

  async leave(caseId: string, clientIds: readonly string[], session: ClientSession): Promise<void> {
    for (const hold of this.holds) await hold.leave(caseId, clientIds, session);
  }
}
