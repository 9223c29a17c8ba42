import { Injectable } from '@nestjs/common';
import type { Alarm } from './alarms.js';
import { inBeirut } from './beirut-date-time.js';
import type { Composer, Composition } from './composition.js';
import { Links } from './links.js';
import type { NoticeRecord } from './notice.schema.js';
import { People } from './people.js';

/** Where an owner looks further. */
const PATHS: Record<Alarm['alarm'], string> = {
  codes_exhausted: '/admin/notices',
  confirmations_exhausted: '/admin/leads',
  session_ended: '/admin',
};

/** What must not go unnoticed, to the owners of the firm, whatever notices they want. */
@Injectable()
export class ComposeSecurityAlarm implements Composer {
  readonly family = 'security_alarm';

  constructor(
    private readonly people: People,
    private readonly links: Links,
  ) {}

  async compose(notice: NoticeRecord): Promise<Composition> {
    const recipient = await this.people.always(notice);
    if ('drop' in recipient) return recipient;
    const { language } = recipient.person;
    const template = notice.facts.alarm as Alarm['alarm'];
    const time = inBeirut(String(notice.facts.at), language);
    const variables = { time, link: this.links.to(PATHS[template], language) };
    return { message: { to: recipient.to, template, language, variables } };
  }
}
