import type { ServiceName } from '../shared/service.js';
import {
  CaseTeamChangedV1,
  DocumentHiddenV1,
  DocumentSharedV1,
  SessionEndedForViolationsV1,
  ShareDecidedV1,
  ShareRequestedV1,
} from './cases.js';
import { LeadReceivedV1, LeadWaitingV1 } from './chatbot.js';
import type { EventType } from './event.js';
import {
  ClientChangedV1,
  CodeBudgetExhaustedV1,
  RolesChangedV1,
  SecondFactorResetV1,
  SignedInFromNewDeviceV1,
} from './identity.js';
import { OfficeProfileChangedV1, SubscriptionRequestedV1 } from './news.js';

/** Who reacts to what: one queue per consumer, `<consumer>.inbox`; the relay adds one job per line here. */
export const SUBSCRIPTIONS: readonly { event: EventType; publisher: ServiceName; consumers: readonly ServiceName[] }[] =
  [
    { event: ClientChangedV1, publisher: 'identity', consumers: ['cases'] },
    { event: RolesChangedV1, publisher: 'identity', consumers: ['identity'] },
    { event: SignedInFromNewDeviceV1, publisher: 'identity', consumers: ['notifications'] },
    { event: SecondFactorResetV1, publisher: 'identity', consumers: ['notifications'] },
    { event: CodeBudgetExhaustedV1, publisher: 'identity', consumers: ['notifications'] },
    { event: CaseTeamChangedV1, publisher: 'cases', consumers: ['identity'] },
    { event: DocumentSharedV1, publisher: 'cases', consumers: ['notifications'] },
    { event: DocumentHiddenV1, publisher: 'cases', consumers: ['notifications'] },
    { event: SessionEndedForViolationsV1, publisher: 'cases', consumers: ['notifications'] },
    { event: ShareRequestedV1, publisher: 'cases', consumers: ['notifications'] },
    { event: ShareDecidedV1, publisher: 'cases', consumers: ['notifications'] },
    { event: LeadReceivedV1, publisher: 'chatbot', consumers: ['notifications'] },
    { event: LeadWaitingV1, publisher: 'chatbot', consumers: ['notifications'] },
    { event: OfficeProfileChangedV1, publisher: 'news', consumers: ['chatbot', 'notifications'] },
    { event: SubscriptionRequestedV1, publisher: 'news', consumers: ['notifications'] },
  ];
