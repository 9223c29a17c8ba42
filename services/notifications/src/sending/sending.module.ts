import { type DynamicModule, Module } from '@nestjs/common';
import { hasDemoInbox, type NotificationsConfig } from '../config.js';
import { DemoModule } from '../demo/demo.module.js';
import { MAIL, type MessageProvider, SMS, WHATSAPP } from '../providers/message-provider.js';
import { RECEIVED_SOURCE } from '../providers/received-source.js';
import { TEMPLATE_APPROVALS, type TemplateApprovals } from '../providers/template-approvals.js';
import { SendsSmsAnswer } from './sends-sms.answer.js';
import { TwilioSignature } from './twilio-signature.js';
import { waysOut } from './ways-out.js';

/** The ways out of the house, one per channel. */
export type Ways = Partial<Record<'whatsapp' | 'mail', MessageProvider>> & {
  /** Null: there is none. */
  sms?: MessageProvider | null;
  approvals?: TemplateApprovals;
};

/** How messages leave the house: through the providers, or into the demo inbox. Global, as a service's stores are. */
@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: Nest's modules are classes
export class SendingModule {
  /** As configured; what is given takes the place of what is configured. */
  static forRoot(config: NotificationsConfig, { whatsapp, sms, mail, approvals }: Ways = {}): DynamicModule {
    return {
      module: SendingModule,
      global: true,
      imports: hasDemoInbox(config) ? [DemoModule] : [],
      providers: [
        ...waysOut(config),
        SendsSmsAnswer,
        ...(whatsapp ? [{ provide: WHATSAPP, useValue: whatsapp }] : []),
        ...(sms !== undefined ? [{ provide: SMS, useValue: sms }] : []),
        ...(mail ? [{ provide: MAIL, useValue: mail }] : []),
        ...(approvals ? [{ provide: TEMPLATE_APPROVALS, useValue: approvals }] : []),
      ],
      exports: [WHATSAPP, SMS, MAIL, TEMPLATE_APPROVALS, RECEIVED_SOURCE, TwilioSignature],
    };
  }
}
