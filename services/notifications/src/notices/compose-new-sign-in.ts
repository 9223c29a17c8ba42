import { Injectable } from '@nestjs/common';
import { inBeirut } from './beirut-date-time.js';
import type { Composer, Composition } from './composition.js';
import type { NoticeRecord } from './notice.schema.js';
import { People } from './people.js';

/** "Your account was signed in to", to its holder, who gets it whatever notices they want: it is about their safety. */
@Injectable()
export class ComposeNewSignIn implements Composer {
  readonly family = 'new_sign_in';

  constructor(private readonly people: People) {}

  async compose(notice: NoticeRecord): Promise<Composition> {
    const recipient = await this.people.always(notice);
    if ('drop' in recipient) return recipient;
    const { language } = recipient.person;
    const variables = { time: inBeirut(String(notice.facts.at), language) };
    return { message: { to: recipient.to, template: 'new_sign_in', language, variables } };
  }
}
