import { Clock } from '@diwan/service-kit/clock';
import { Injectable } from '@nestjs/common';
import { durationInWords, inBeirut } from './beirut-date-time.js';
import type { Composer, Composition } from './composition.js';
import { Links } from './links.js';
import type { NoticeRecord } from './notice.schema.js';
import { People } from './people.js';
import { WaitingLead } from './waiting-lead.js';

/** "A request still waits, so much time is left", to staff: the reference only, the rest is behind the sign-in. */
@Injectable()
export class ComposeLeadWaiting implements Composer {
  readonly family = 'lead_waiting';

  constructor(
    private readonly people: People,
    private readonly waiting: WaitingLead,
    private readonly links: Links,
    private readonly clock: Clock,
  ) {}

  async compose(notice: NoticeRecord): Promise<Composition> {
    const obsolete = await this.waiting.whyNot(notice);
    if (obsolete) return obsolete;
    const respondBy = String(notice.facts.respondBy);
    const left = Date.parse(respondBy) - this.clock.now().getTime();
    // Held up until nothing is left: that the request is overdue is a notice of its own.
    if (left <= 0) return { drop: 'cancelled', reason: 'lead_overdue' };
    const recipient = await this.people.recipient(notice);
    if ('drop' in recipient) return recipient;
    const { person, to } = recipient;
    const { language } = person;
    const variables = {
      reference: String(notice.facts.reference),
      left: durationInWords(left, language),
      respondBy: inBeirut(respondBy, language),
      link: this.links.to('/admin/leads?status=new', language),
    };
    return { message: { to, template: 'lead_waiting', language, variables } };
  }
}
