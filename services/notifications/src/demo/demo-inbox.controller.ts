import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { readDemoInbox } from '@diwan/contracts/messages/demo-inbox/http';
import { Endpoint, Input } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { DemoInbox } from './demo-inbox.js';

/** Shows the demo's messages; part of the service in demo mode only. */
@Controller()
export class DemoInboxController {
  constructor(private readonly inbox: DemoInbox) {}

  @Endpoint(readDemoInbox)
  async read(@Input() { query }: InputOf<typeof readDemoInbox>): Promise<ResponseOf<typeof readDemoInbox>> {
    // A plus that was not encoded arrives as a space.
    const to = query.to?.replace(/^ /, '+');
    const messages = await this.inbox.read(to);
    return messages.map(({ _id, createdAt, dedupeKey: _reference, buttons = [], ...message }) => ({
      id: String(_id),
      ...message,
      channel: message.channel ?? (message.to.includes('@') ? 'email' : 'whatsapp'),
      buttons: buttons.map(({ title, payload }) => ({ title, payload })),
      createdAt: createdAt.toISOString(),
    }));
  }
}
