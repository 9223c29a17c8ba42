import { Injectable } from '@nestjs/common';
import { inBeirut } from './beirut-date-time.js';
import type { Composer, Composition } from './composition.js';
import { Links } from './links.js';
import type { NoticeRecord } from './notice.schema.js';
import { People } from './people.js';

/** "There is a new request", to staff: the reference only, the rest is behind the sign-in. */
@Injectable()
export class ComposeLeadReceived implements Composer {
  readonly family = 'lead_received';

  constructor(
    private readonly people: People,
    private readonly links: Links,
  ) {}

  async compose(notice: NoticeRecord): Promise<Composition> {
    const recipient = await this.people.recipient(notice);
    if ('drop' in recipient) return recipient;
    const { person, to } = recipient;
    const { language } = person;
    const variables = {
      reference: String(notice.facts.reference),
      respondBy: inBeirut(String(notice.facts.respondBy), language),
      link: this.links.to('/admin/leads', language),
    };
    return { message: { to, template: 'lead_received', language, variables } };
  }
}
