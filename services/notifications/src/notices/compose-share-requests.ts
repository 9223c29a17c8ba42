import { shareRequestNotice } from '@diwan/contracts/matters/share-requests/questions';
import { RpcClient } from '@diwan/service-kit/rpc';
import { Injectable } from '@nestjs/common';
import type { Composer, Composition } from './composition.js';
import { Links } from './links.js';
import type { NoticeRecord } from './notice.schema.js';
import { People } from './people.js';

/** "A client asks to pass a document on", to staff; while nobody has decided it. */
@Injectable()
export class ComposeShareRequested implements Composer {
  readonly family = 'share_requested';

  constructor(
    private readonly people: People,
    private readonly rpc: RpcClient,
    private readonly links: Links,
  ) {}

  async compose(notice: NoticeRecord): Promise<Composition> {
    const recipient = await this.people.recipient(notice);
    if ('drop' in recipient) return recipient;
    const request = await this.rpc.ask(shareRequestNotice, { requestId: String(notice.facts.requestId) });
    if (request?.state !== 'open') return { drop: 'cancelled', reason: 'decided' };
    const { language } = recipient.person;
    const variables = { link: this.links.to(request.staffPath, language) };
    return { message: { to: recipient.to, template: 'share_requested', language, variables } };
  }
}

/** "We decided about your request", to the client; what was decided stands behind the sign-in. */
@Injectable()
export class ComposeShareDecided implements Composer {
  readonly family = 'share_decided';

  constructor(
    private readonly people: People,
    private readonly rpc: RpcClient,
    private readonly links: Links,
  ) {}

  async compose(notice: NoticeRecord): Promise<Composition> {
    const recipient = await this.people.recipient(notice);
    if ('drop' in recipient) return recipient;
    const request = await this.rpc.ask(shareRequestNotice, { requestId: String(notice.facts.requestId) });
    if (!request) return { drop: 'cancelled', reason: 'request_gone' };
    const { language } = recipient.person;
    const variables = { link: this.links.to(request.clientPath, language) };
    return { message: { to: recipient.to, template: 'share_decided', language, variables } };
  }
}

/** The link of an approved wish, to its named recipient, who has no account. */
@Injectable()
export class ComposeShareLink implements Composer {
  readonly family = 'share_link';

  constructor(
    private readonly rpc: RpcClient,
    private readonly links: Links,
  ) {}

  async compose(notice: NoticeRecord): Promise<Composition> {
    const request = await this.rpc.ask(shareRequestNotice, { requestId: String(notice.facts.requestId) });
    if (!request?.link) return { drop: 'cancelled', reason: 'link_over' };
    const { name, clientName, language, path, phone, email } = request.link;
    const to = notice.channel === 'email' ? email : phone;
    if (to === null) return { drop: 'cancelled', reason: 'no_address' };
    const variables = { name, client: clientName, link: this.links.to(path, language) };
    return { message: { to, template: 'share_link', language, variables } };
  }
}
