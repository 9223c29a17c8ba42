import type { Payment } from '@diwan/contracts/money/payments/http';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { toPayment } from './payment.presenter.js';
import type { PaymentRecord } from './payment.schema.js';

type Seen = Pick<PaymentRecord, 'clientId' | 'recordedBy'> & { voided: { by: string } | null };

/** Shows payments to staff with the names of people. */
@Injectable()
export class PaymentViews {
  constructor(private readonly people: People) {}

  /** Asks for the names that some payments need; what it answers asks nobody any more, so that transactions may use it. */
  async presenter(records: readonly Seen[]): Promise<(record: PaymentRecord) => Payment> {
    const ids = records.flatMap(({ clientId, recordedBy, voided }) => [clientId, recordedBy, voided?.by]);
    const names = await this.people.namesOf(ids.filter((id) => id !== undefined));
    return (record) => toPayment(record, names);
  }

  async some(records: readonly PaymentRecord[]): Promise<Payment[]> {
    return records.map(await this.presenter(records));
  }
}
