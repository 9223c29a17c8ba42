import { BEIRUT } from '@diwan/contracts/shared/beirut-time';
import type { Language } from '@diwan/contracts/shared/language';
import { Injectable } from '@nestjs/common';
import type { Composer, Composition } from './composition.js';
import { Links } from './links.js';
import type { NoticeRecord } from './notice.schema.js';
import { People } from './people.js';

const LOCALES: Record<Language, string> = { en: 'en-GB', ar: 'ar-LB-u-nu-latn' };
const BEIRUT_TIME: Record<Language, string> = { en: '(Beirut)', ar: '(بتوقيت بيروت)' };

/** A moment as pages write it: Western digits, 24 hours, the zone in words (I18-03, I18-06). */
function inBeirut(instant: string, language: Language): string {
  const at = new Date(instant);
  const date = { day: 'numeric', month: 'long', year: 'numeric', timeZone: BEIRUT } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: BEIRUT } as const;
  const day = new Intl.DateTimeFormat(LOCALES[language], date).format(at);
  const clock = new Intl.DateTimeFormat(LOCALES.en, time).format(at);
  return `${day}${language === 'ar' ? '،' : ','} ${clock} ${BEIRUT_TIME[language]}`;
}

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
