import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';

/** Whether something that belongs to a case is confidential to its present client. */
export type ClientHold = (caseId: string, session: ClientSession) => Promise<boolean>;

/** What keeps a case with its client. Each noun that stores what is confidential to the client says so when the service starts. */
@Injectable()
export class ClientHolds {
  private readonly holds: ClientHold[] = [];

  add(hold: ClientHold): void {
    this.holds.push(hold);
  }

  /** Whether the client of a case can no longer be exchanged. */
  async keep(caseId: string, session: ClientSession): Promise<boolean> {
    for (const hold of this.holds) if (await hold(caseId, session)) return true;
    return false;
  }
}
