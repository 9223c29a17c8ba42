import { Injectable } from '@nestjs/common';
import { inBeirut } from './beirut-date-time.js';
import type { Composer, Composition } from './composition.js';
import type { NoticeRecord } from './notice.schema.js';
import { People } from './people.js';

/**
 * "Something happened to your account at this time", to its person, who gets it whatever notices they want: it is
 * about their safety. What else is known is behind the sign-in.
 */
abstract class ComposeAccountNotice implements Composer {
  abstract readonly family: 'new_sign_in' | 'second_factor_reset';

  constructor(private readonly people: People) {}

  async compose(notice: NoticeRecord): Promise<Composition> {
    const recipient = await this.people.always(notice);
    if ('drop' in recipient) return recipient;
    const { language } = recipient.person;
    const variables = { time: inBeirut(String(notice.facts.at), language) };
    return { message: { to: recipient.to, template: this.family, language, variables } };
  }
}

/** "Your account was signed in to from a device that was not known" (ASVS 6.3.7). */
@Injectable()
export class ComposeNewSignIn extends ComposeAccountNotice {
  readonly family = 'new_sign_in';

  constructor(people: People) {
    super(people);
  }
}

/** "An owner reset your second factor" (ASVS 6.3.7). */
@Injectable()
export class ComposeSecondFactorReset extends ComposeAccountNotice {
  readonly family = 'second_factor_reset';

  constructor(people: People) {
    super(people);
  }
}
