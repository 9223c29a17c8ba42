import { staffWithPermission } from '@diwan/contracts/people/staff/questions';
import type { Permission } from '@diwan/contracts/shared/permission';
import { InTransaction } from '@diwan/service-kit/database';
import { RpcClient } from '@diwan/service-kit/rpc';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { TEMPLATES } from '../messages/templates.js';
import { NoticeLedger } from './notice.ledger.js';

/** What the owners of the firm are told of at once, at any hour. */
export interface Alarm {
  /** The template that tells it. */
  alarm: Extract<keyof typeof TEMPLATES, 'codes_exhausted' | 'confirmations_exhausted' | 'session_ended'>;
  /** When it happened; the same alarm is told once an hour. */
  at: string;
  /** Whom it is about, where that makes it another alarm. */
  personId?: string;
}

/** Whoever may change roles owns the firm. */
const OWNERS: Permission = 'role:write';

/** Owes the owners notices of what must not go unnoticed. */
@Injectable()
export class Alarms {
  constructor(
    private readonly ledger: NoticeLedger,
    private readonly rpc: RpcClient,
    private readonly inTransaction: InTransaction,
  ) {}

  /** Who is told; ask outside of transactions. */
  owners(): Promise<string[]> {
    return this.rpc.ask(staffWithPermission, { permission: OWNERS });
  }

  /** Owes an alarm to people. */
  async owe(
    { alarm, at, personId: about = 'all' }: Alarm,
    owners: readonly string[],
    session: ClientSession,
  ): Promise<void> {
    for (const personId of owners) {
      const notice = { family: 'security_alarm', channel: 'whatsapp', personId, facts: { alarm, at } } as const;
      await this.ledger.owe({ eventId: `${alarm}-${about}-${at.slice(0, 13)}`, ...notice }, session);
    }
  }

  /** Asks who is told and owes it. */
  async raise(alarm: Alarm): Promise<void> {
    const owners = await this.owners();
    await this.inTransaction.run((session) => this.owe(alarm, owners, session));
  }
}
