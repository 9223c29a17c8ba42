import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  beginOwnConversation,
  countOwnUnread,
  followOwnConversations,
  getOwnConversation,
  listOwnConversations,
  listOwnMessages,
  readOwnConversation,
  readOwnFile,
  sendOwnFile,
  sendOwnMessage,
} from '@diwan/contracts/messages/conversations/own.http';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { mayReadPart } from '@diwan/service-kit/http/client-view';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Caller, Endpoint, Input, readMultipart, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller, Request, Response } from '@nestjs/common';
import type { Request as HttpRequest, Response as HttpResponse } from 'express';
import { clientScope, reachesCase } from './client-scope.js';
import { ConversationRepository } from './conversation.repository.js';
import type { ConversationRecord } from './conversation.schema.js';
import { ConversationViews } from './conversation-views.js';
import { EventStreams } from './event-streams.js';
import { MessageRepository } from './message.repository.js';
import { ReadConversation } from './read-conversation.js';
import { ServeMessageFile } from './serve-message-file.js';
import { TakeMessageFile } from './take-message-file.js';
import { WriteAsClient } from './write-as-client.js';

/** Conversations of the portal. */
@Controller()
export class OwnConversationsController {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly conversationViews: ConversationViews,
    private readonly writeAsClient: WriteAsClient,
    private readonly readConversation: ReadConversation,
    private readonly takeMessageFile: TakeMessageFile,
    private readonly serveMessageFile: ServeMessageFile,
    private readonly eventStreams: EventStreams,
  ) {}

  @Endpoint(listOwnConversations)
  async list(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listOwnConversations>,
  ): Promise<ResponseOf<typeof listOwnConversations>> {
    const page = await this.conversations.ownPage(clientScope(caller), query);
    return { ...page, items: await this.conversationViews.own(page.items) };
  }

  /** Nothing for a delegate who was not let into cases: the frame asks it on every page. */
  @Endpoint(countOwnUnread)
  async unread(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof countOwnUnread>> {
    return { count: mayReadPart(caller, 'cases') ? await this.conversations.unreadOf(clientScope(caller)) : 0 };
  }

  @Endpoint(followOwnConversations)
  follow(@Caller() caller: SignedInCaller, @Response() response: HttpResponse): void {
    const scope = clientScope(caller);
    const hears = ({ personId, caseId, isHidden }: { personId: string; caseId: string | null; isHidden: boolean }) =>
      !isHidden && personId === scope.personId && reachesCase(scope, caseId);
    this.eventStreams.open(caller, hears, response);
  }

  @Endpoint(beginOwnConversation)
  begin(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof beginOwnConversation>,
  ): Promise<Deed<ResponseOf<typeof beginOwnConversation>>> {
    return this.writeAsClient.begin(caller, body);
  }

  @Endpoint(sendOwnFile)
  async sendFile(
    @Caller() caller: SignedInCaller,
    @Request() request: HttpRequest,
  ): Promise<ResponseOf<typeof sendOwnFile>> {
    const { file } = await readMultipart(request, sendOwnFile);
    return this.takeMessageFile.run(caller, file);
  }

  @Endpoint(getOwnConversation)
  async get(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof getOwnConversation>,
  ): Promise<ResponseOf<typeof getOwnConversation>> {
    return this.conversationViews.ownOne(await this.own(caller, params.id));
  }

  @Endpoint(listOwnMessages)
  async read(
    @Caller() caller: SignedInCaller,
    @Input() { params, query }: InputOf<typeof listOwnMessages>,
  ): Promise<ResponseOf<typeof listOwnMessages>> {
    const { _id } = await this.own(caller, params.id);
    const { items, hasEarlier } = await this.messages.someForClient(_id, query);
    return { items: await this.conversationViews.ownMessages(items, caller.personId), hasEarlier };
  }

  @Endpoint(sendOwnMessage)
  send(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof sendOwnMessage>,
  ): Promise<Deed<ResponseOf<typeof sendOwnMessage>>> {
    return this.writeAsClient.goOn(caller, params.id, body);
  }

  /** A delegate's reading is not the client's. */
  @Endpoint(readOwnConversation)
  async markRead(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof readOwnConversation>,
  ): Promise<void> {
    const conversation = await this.own(caller, params.id);
    if (!caller.actingFor) await this.readConversation.byClient(conversation, body.upTo);
  }

  @Endpoint(readOwnFile)
  async file(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof readOwnFile>,
    @Response() response: HttpResponse,
  ): Promise<void> {
    const { _id } = await this.own(caller, params.id);
    await this.serveMessageFile.run(await this.messages.fileForClient(_id, params.file), response);
  }

  private async own(caller: SignedInCaller, id: string): Promise<ConversationRecord> {
    const conversation = await this.conversations.own(clientScope(caller), id);
    if (!conversation) throw new DomainError('NOT_FOUND');
    return conversation;
  }
}
