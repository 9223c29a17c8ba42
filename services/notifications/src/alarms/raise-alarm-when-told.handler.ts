import type { PayloadOf } from '@diwan/contracts/events/event';
import { SessionEndedForViolationsV1 } from '@diwan/contracts/matters/accesses/events';
import { MessageTemplateStoppedV1, TranslationMissingV1 } from '@diwan/contracts/messages/message-templates/events';
import { PaymentWayChangedV1 } from '@diwan/contracts/money/payment-ways/events';
import { CodeBudgetExhaustedV1 } from '@diwan/contracts/people/codes/events';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { OnEvent } from '@diwan/service-kit/events/event-inbox';
import { Injectable } from '@nestjs/common';
import { AlarmRepository } from './alarm.repository.js';

/** Shows owners in the back office what they are also told by message (D-004, D-097). */
@Injectable()
export class RaiseAlarmWhenTold {
  constructor(private readonly alarms: AlarmRepository) {}

  @OnEvent(CodeBudgetExhaustedV1)
  async codes({ hour }: PayloadOf<typeof CodeBudgetExhaustedV1>): Promise<Deed<void>> {
    const at = new Date(`${hour}:00:00.000Z`);
    return { commit: (session) => this.alarms.raise('codes_exhausted', null, at, session) };
  }

  @OnEvent(SessionEndedForViolationsV1)
  async session({ personId, at }: PayloadOf<typeof SessionEndedForViolationsV1>): Promise<Deed<void>> {
    return { commit: (session) => this.alarms.raise('session_ended', personId, new Date(at), session) };
  }

  @OnEvent(MessageTemplateStoppedV1)
  async stopped({ at }: PayloadOf<typeof MessageTemplateStoppedV1>): Promise<Deed<void>> {
    return { commit: (session) => this.alarms.raise('template_stopped', null, new Date(at), session) };
  }

  @OnEvent(TranslationMissingV1)
  async missing({ at }: PayloadOf<typeof TranslationMissingV1>): Promise<Deed<void>> {
    return { commit: (session) => this.alarms.raise('translation_missing', null, new Date(at), session) };
  }

  /** About who changed it: nobody acknowledges it for two. */
  @OnEvent(PaymentWayChangedV1)
  async paymentWay({ personId, at }: PayloadOf<typeof PaymentWayChangedV1>): Promise<Deed<void>> {
    return { commit: (session) => this.alarms.raise('payment_way_changed', personId, new Date(at), session) };
  }
}
