import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, trusted } from 'mongoose';
import type { TicketRecord } from './ticket.schema.js';

/** Lifetime of a ticket (D-007). */
const TICKET_LIFETIME_MS = 15 * 60_000;

/** Issues and redeems sign-up tickets. */
@Injectable()
export class TicketRepository {
  constructor(@InjectModel('Ticket') private readonly tickets: Model<TicketRecord>) {}

  /** Issues a ticket for a verified phone: 256 random bits in base64url. */
  async issue(phone: string, now: Date): Promise<string> {
    const ticket = randomBytes(32).toString('base64url');
    await this.tickets.create({ _id: hash(ticket), phone, expiresAt: new Date(now.getTime() + TICKET_LIFETIME_MS) });
    return ticket;
  }

  /** Redeems a ticket and returns its phone; null when it is unknown, used or expired. */
  async use(ticket: string, now: Date, session: ClientSession): Promise<string | null> {
    const used = await this.tickets
      .findOneAndUpdate(
        { _id: hash(ticket), usedAt: null, expiresAt: trusted({ $gt: now }) },
        { $set: { usedAt: now } },
        { session },
      )
      .lean();
    return used?.phone ?? null;
  }
}

function hash(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url');
}
