import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  countUnreadNotices,
  listOwnNotices,
  readOwnNotice,
  readOwnNotices,
} from '@diwan/contracts/messages/own-notices/http';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { toOwnNotice } from './own-notice.presenter.js';
import { OwnNoticesRepository } from './own-notices.repository.js';

/** What the person was told: their own, whoever's file they look at (D-133). */
@Controller()
export class OwnNoticesController {
  constructor(private readonly ownNotices: OwnNoticesRepository) {}

  @Endpoint(listOwnNotices)
  async list(
    @Input() { query }: InputOf<typeof listOwnNotices>,
    @Caller() { personId }: SignedInCaller,
  ): Promise<ResponseOf<typeof listOwnNotices>> {
    const found = await this.ownNotices.page(personId, query);
    return { ...found, items: found.items.map(toOwnNotice) };
  }

  @Endpoint(countUnreadNotices)
  async unread(@Caller() { personId }: SignedInCaller): Promise<ResponseOf<typeof countUnreadNotices>> {
    return { count: await this.ownNotices.countUnread(personId) };
  }

  @Endpoint(readOwnNotice)
  async read(
    @Input() { params }: InputOf<typeof readOwnNotice>,
    @Caller() { personId }: SignedInCaller,
  ): Promise<void> {
    if (!(await this.ownNotices.read(personId, params.id))) throw new DomainError('NOT_FOUND');
  }

  @Endpoint(readOwnNotices)
  readAll(@Input() { body }: InputOf<typeof readOwnNotices>, @Caller() { personId }: SignedInCaller): Promise<void> {
    return this.ownNotices.readUntil(personId, new Date(body.until));
  }
}
