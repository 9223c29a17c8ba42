import { Injectable } from '@nestjs/common';
import { inBeirut } from './beirut-date-time.js';
import type { Composer, Composition } from './composition.js';
import { Links } from './links.js';
import type { NoticeRecord } from './notice.schema.js';
import { People } from './people.js';
import { WaitingLead } from './waiting-lead.js';

/** "The promised time of a request is over", to staff and owners: the reference only, the rest is behind the sign-in. */
@Injectable()
export class ComposeLeadOverdue implements Composer {
  readonly family = 'lead_overdue';

  constructor(
    private readonly people: People,
    private readonly waiting: WaitingLead,
    private readonly links: Links,
  ) {}

  async compose(notice: NoticeRecord): Promise<Composition> {
    const obsolete = await this.waiting.whyNot(notice);
    if (obsolete) return obsolete;
    const recipient = await this.people.recipient(notice);
    if ('drop' in recipient) return recipient;
    const { person, to } = recipient;
    const { language } = person;
    const variables = {
      reference: String(notice.facts.reference),
      respondBy: inBeirut(String(notice.facts.respondBy), language),
      link: this.links.to('/admin/leads?status=new', language),
    };
    return { message: { to, template: 'lead_overdue', language, variables } };
  }
}
