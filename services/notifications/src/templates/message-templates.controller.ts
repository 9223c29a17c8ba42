import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  listMessageTemplates,
  refreshMessageTemplates,
  submitMessageTemplates,
} from '@diwan/contracts/messages/message-templates/http';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller, Inject } from '@nestjs/common';
import { TEMPLATE_APPROVALS, type TemplateApprovals } from '../providers/template-approvals.js';
import { AskApprovals } from './ask-approvals.js';
import { MessageTemplateViews } from './message-template-views.js';
import { SubmitTemplates } from './submit-templates.js';

/** Templates of messages and their approval by WhatsApp. */
@Controller()
export class MessageTemplatesController {
  constructor(
    @Inject(TEMPLATE_APPROVALS) private readonly approvals: TemplateApprovals | null,
    private readonly views: MessageTemplateViews,
    private readonly submitTemplates: SubmitTemplates,
    private readonly asks: AskApprovals,
  ) {}

  @Endpoint(listMessageTemplates)
  list(@Input() { query }: InputOf<typeof listMessageTemplates>): Promise<ResponseOf<typeof listMessageTemplates>> {
    return this.views.list(query);
  }

  @Endpoint(submitMessageTemplates)
  async submit(
    @Input() { body }: InputOf<typeof submitMessageTemplates>,
    @Caller() caller: SignedInCaller,
  ): Promise<ResponseOf<typeof submitMessageTemplates>> {
    return { submitted: await this.submitTemplates.run(body.templates, caller) };
  }

  @Endpoint(refreshMessageTemplates)
  refresh(): ResponseOf<typeof refreshMessageTemplates> {
    if (this.approvals === null) throw new DomainError('UNAVAILABLE');
    this.asks.poke({ everything: true });
    return { asked: true };
  }
}
