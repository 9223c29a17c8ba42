import type { RequestOf } from '@diwan/contracts/http/endpoint';
import type { answerItem, OwnRequest } from '@diwan/contracts/matters/requests/own.http';
import { Clock } from '@diwan/service-kit/app/clock';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { itemOf, MoveItem } from './move-item.js';
import { type RequestRecord, UNDECIDED } from './request.schema.js';
import { RequestReach } from './request-reach.js';
import { RequestViews } from './request-views.js';
import { tellFrom } from './tell-from.js';

type Words = RequestOf<typeof answerItem>['body'];

/** What a client answers, and takes back before the firm has decided. */
@Injectable()
export class AnswerItem {
  constructor(
    private readonly requestReach: RequestReach,
    private readonly moveItem: MoveItem,
    private readonly requestViews: RequestViews,
    private readonly inTransaction: InTransaction,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError NOT_FOUND, CONFLICT (decided already, it wants a file, or it was answered otherwise than `over` meanwhile). */
  inWords(caller: SignedInCaller, id: string, itemId: string, { text, over }: Words): Promise<OwnRequest> {
    const now = this.clock.now();
    return this.write(caller, id, (request, session) => {
      const { kind, text: standing } = itemOf(request, itemId);
      if (kind !== 'text') throw new DomainError('CONFLICT');
      // The same words again are the same answer, pressed twice.
      if (over !== undefined && standing !== over && standing !== text) throw new DomainError('CONFLICT');
      const move = {
        itemId,
        to: 'answered',
        fields: { text, answeredAt: now, ...UNDECIDED },
        more: tellFrom(request, now),
        caller,
      } as const;
      return this.moveItem.run(request, move, session);
    });
  }

  /** Without a file left, it waits for the client again. Throws DomainError NOT_FOUND, CONFLICT (decided already). */
  takeBack(caller: SignedInCaller, id: string, itemId: string, fileId: string): Promise<OwnRequest> {
    return this.write(caller, id, (request, session) => {
      const item = itemOf(request, itemId);
      const files = item.files.filter(({ _id }) => String(_id) !== fileId);
      if (files.length === item.files.length) throw new DomainError('NOT_FOUND');
      if (item.state !== 'answered') throw new DomainError('CONFLICT');
      const to = files.length > 0 ? 'answered' : 'open';
      return this.moveItem.run(request, { itemId, to, fields: { files }, caller }, session);
    });
  }

  private async write(
    caller: SignedInCaller,
    id: string,
    move: (request: RequestRecord, session: ClientSession) => Promise<RequestRecord>,
  ): Promise<OwnRequest> {
    const written = await this.inTransaction.run(async (session) =>
      move(await this.requestReach.asClient(caller, id, session), session),
    );
    return this.requestViews.ownOne(written);
  }
}
