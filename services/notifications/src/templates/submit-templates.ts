import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { submitMessageTemplates } from '@diwan/contracts/messages/message-templates/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Inject, Injectable } from '@nestjs/common';
import { contentOf, digestOf } from '../messages/template-content.js';
import { TEMPLATE_APPROVALS, type TemplateApprovals } from '../providers/template-approvals.js';
import { AskApprovals } from './ask-approvals.js';
import { SUBMIT } from './message-template.machine.js';
import { MessageTemplateRepository } from './message-template.repository.js';
import { MoveTemplate } from './move-template.js';
import { registered } from './registered.js';
import { faultsOf } from './template-limits.js';

type Asked = InputOf<typeof submitMessageTemplates>['body']['templates'];

/** A person asks WhatsApp to approve templates: written down here, handed in by `AskApprovals`. */
@Injectable()
export class SubmitTemplates {
  constructor(
    @Inject(TEMPLATE_APPROVALS) private readonly approvals: TemplateApprovals | null,
    private readonly templates: MessageTemplateRepository,
    private readonly moveTemplate: MoveTemplate,
    private readonly asks: AskApprovals,
    private readonly inTransaction: InTransaction,
    private readonly clock: Clock,
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
        const row = await this.templates.find(key, session);
        const content = contentOf(key.name, key.language);
        if (row === null || faultsOf(content).length > 0) continue;
        const set = {
          contentSid: null,
          digest: digestOf(content),
          version: row.version + 1,
          submittedAt: this.clock.now(),
        };
        if (await this.moveTemplate.run(row, SUBMIT, set, caller, session)) count += 1;
      }
      if (count === 0) throw new DomainError('CONFLICT');
      return count;
    });
    this.asks.poke();
    return submitted;
  }
}
