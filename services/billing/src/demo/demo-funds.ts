import { DEMO_ARABIC_CLIENT, DEMO_CLIENT, DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { caseId } from '@diwan/contracts/demo/matter-ids';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { FundMovementRepository } from '../client-funds/fund-movement.repository.js';
import type { FundMovementRecord } from '../client-funds/fund-movement.schema.js';
import { FundRequestRepository } from '../fund-requests/fund-request.repository.js';
import { dayAfter } from '../payment-reminders/reminder.rules.js';
import { DemoBank } from './demo-bank.js';
import { DemoSteps } from './demo-steps.js';

const FIRST_DAY = -800;
const BY = DEMO_OWNER.id;
const at = (day: string): Date => new Date(`${day}T08:40:00Z`);

/** What came after the deposits of the demo: the requests that they answer and others, the bank's file, and a comparison with it. */
@Injectable()
export class DemoFunds {
  constructor(
    private readonly demoSteps: DemoSteps,
    private readonly movements: FundMovementRepository,
    private readonly requests: FundRequestRepository,
    private readonly demoBank: DemoBank,
    private readonly clock: Clock,
  ) {}

  /** In steps: what broke off goes on where it stopped. */
  async load(): Promise<void> {
    const now = beirutDate(this.clock.now());
    const deposits = (await this.movements.inDays('USD', dayAfter(now, FIRST_DAY), now)).filter(
      ({ kind }) => kind === 'deposit',
    );
    await this.demoSteps.once('fund-requests', now, (today, session) => this.requestsOf(deposits, today, session));
    await this.demoSteps.once('bank-file', now, (today, session) => this.demoBank.file(deposits, today, session));
    await this.demoSteps.once('bank-lines', now, (today, session) => this.demoBank.decide(deposits, today, session));
    await this.demoSteps.once('reconciliation', now, (today, session) => this.demoBank.reconcile(today, session));
  }

  /** The deposits were asked for, the Arabic client's is half of it; one request is open, one was taken back. */
  private async requestsOf(
    deposits: readonly FundMovementRecord[],
    today: string,
    session: ClientSession,
  ): Promise<void> {
    for (const { clientId, caseId: of, amount, day, requestId } of deposits) {
      const isHalf = clientId === DEMO_ARABIC_CLIENT.id;
      const wanted = { ...amount, amountMinor: isHalf ? 2 * amount.amountMinor : amount.amountMinor };
      const words = isHalf ? 'للمصاريف القضائية وأتعاب الخبير' : 'Court fees and the expert';
      const _id = new Types.ObjectId(requestId ?? undefined);
      const request = await this.ask({ _id, clientId, caseId: of, amount: wanted, words }, dayAfter(day, -9), session);
      await this.requests.receive(String(request._id), { clientId, caseId: of, amount }, session);
    }
    const ofClient = { clientId: DEMO_CLIENT.id, caseId: caseId(2) };
    const dollars = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
    const open = { ...ofClient, amount: dollars(80_000), words: 'Registration fees of the sale' };
    await this.ask(open, dayAfter(today, -4), session);
    const mistaken = { ...ofClient, amount: dollars(800_000), words: 'Registration fees of the sale' };
    const { _id } = await this.ask(mistaken, dayAfter(today, -5), session);
    await this.requests.withdraw(String(_id), 'A nought too many', session);
  }

  private ask(
    wanted: Pick<FundMovementRecord, 'clientId' | 'caseId' | 'amount'> & { words: string; _id?: Types.ObjectId },
    day: string,
    session: ClientSession,
  ) {
    const asked = { state: 'asked', receivedMinor: 0, reason: '', askedBy: BY, askedAt: at(day) } as const;
    return this.requests.insert({ ...wanted, ...asked, dueDay: dayAfter(day, 14) }, session);
  }
}
