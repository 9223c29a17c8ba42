import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { submitMessageTemplates } from '@diwan/contracts/messages/message-templates/http';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Inject, Injectable } from '@nestjs/common';
import { TEMPLATE_APPROVALS, type TemplateApprovals } from '../providers/template-approvals.js';
import { AskApprovals } from './ask-approvals.js';
import { registered } from './registered.js';
import { SubmitTemplate } from './submit-template.js';

type Asked = InputOf<typeof submitMessageTemplates>['body']['templates'];

/** A person asks WhatsApp to approve templates: written down here, handed in by `AskApprovals`. */
@Injectable()
export class SubmitTemplates {
  constructor(
    @Inject(TEMPLATE_APPROVALS) private readonly approvals: TemplateApprovals | null,
    private readonly submitTemplate: SubmitTemplate,
    private readonly asks: AskApprovals,
    private readonly inTransaction: InTransaction,
  ) {}

  /**
   * Answers how many were submitted. Throws UNAVAILABLE without a provider, NOT_FOUND when one of them does not exist, CONFLICT when none of
   * them may be submitted as it stands.
   */
  async run(asked: Asked, caller: SignedInCaller): Promise<number> {
    if (this.approvals === null) throw new DomainError('UNAVAILABLE');
    const wanted = asked.map(({ name, language }) => registered(name, language));
    const submitted = await this.inTransaction.run(async (session) => {
      let count = 0;
      for (const key of wanted) {
        if (key === null) throw new DomainError('NOT_FOUND');
        if (await this.submitTemplate.within(key, caller, session)) count += 1;
      }
      if (count === 0) throw new DomainError('CONFLICT');
      return count;
    });
    this.asks.poke();
    return submitted;
  }
}
