import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  assignConversation,
  beginConversation,
  countUnread,
  followConversations,
  getConversation,
  listAssignees,
  listConversations,
  listMessages,
  moveConversation,
  noteInConversation,
  readConversation,
  readFile,
  replyInConversation,
  sendFile,
  whatsappWindow,
} from '@diwan/contracts/messages/conversations/http';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Caller, Endpoint, Input, readMultipart, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Controller, Request, Response } from '@nestjs/common';
import type { Request as HttpRequest, Response as HttpResponse } from 'express';
import { AnswerClient } from './answer-client.js';
import { ChangeConversation } from './change-conversation.js';
import { ConversationRepository } from './conversation.repository.js';
import { ConversationViews, shownToStaff } from './conversation-views.js';
import { EventStreams } from './event-streams.js';
import { FindConversations } from './find-conversations.js';
import { KeepConversation } from './keep-conversation.js';
import { MessageRepository } from './message.repository.js';
import { ReadConversation } from './read-conversation.js';
import { ShowFileToStaff } from './show-file-to-staff.js';
import { StaffScopes } from './staff-scope.js';
import { TakeMessageFile } from './take-message-file.js';
import { WhatsappSide } from './whatsapp-side.js';

/** Conversations of the desk. */
@Controller()
export class ConversationsController {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messages: MessageRepository,
    private readonly conversationViews: ConversationViews,
    private readonly changeConversation: ChangeConversation,
    private readonly findConversations: FindConversations,
    private readonly answerClient: AnswerClient,
    private readonly keepConversation: KeepConversation,
    private readonly readConversation: ReadConversation,
    private readonly takeMessageFile: TakeMessageFile,
    private readonly showFileToStaff: ShowFileToStaff,
    private readonly whatsappSide: WhatsappSide,
    private readonly staffScopes: StaffScopes,
    private readonly eventStreams: EventStreams,
    private readonly people: People,
  ) {}

  @Endpoint(listConversations)
  async list(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listConversations>,
  ): Promise<ResponseOf<typeof listConversations>> {
    const page = await this.findConversations.run(caller, query);
    return { ...page, items: await this.conversationViews.staff(page.items) };
  }

  @Endpoint(countUnread)
  async unread(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof countUnread>> {
    return { count: await this.conversations.unreadIn(await this.staffScopes.of(caller)) };
  }

  @Endpoint(listAssignees)
  async assignees(): Promise<ResponseOf<typeof listAssignees>> {
    const names = await this.people.namesOf(await this.keepConversation.assignees());
    return [...names].map(([id, name]) => ({ id, name }));
  }

  @Endpoint(followConversations)
  async follow(@Caller() caller: SignedInCaller, @Response() response: HttpResponse): Promise<void> {
    const { readers, keptFrom } = await this.staffScopes.of(caller);
    const hears = (signal: { caseId: string | null; readers: string[] }) =>
      !(signal.caseId && keptFrom.includes(signal.caseId)) &&
      (readers === null || signal.readers.some((reader) => readers.includes(reader)));
    this.eventStreams.open(caller, hears, response);
  }

  @Endpoint(beginConversation)
  begin(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof beginConversation>,
  ): Promise<Deed<ResponseOf<typeof beginConversation>>> {
    return this.answerClient.begin(caller, body);
  }

  @Endpoint(sendFile)
  async sendFile(
    @Caller() caller: SignedInCaller,
    @Request() request: HttpRequest,
  ): Promise<ResponseOf<typeof sendFile>> {
    const { file } = await readMultipart(request, sendFile);
    return this.takeMessageFile.run(caller, file);
  }

  @Endpoint(getConversation)
  async get(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof getConversation>,
  ): Promise<ResponseOf<typeof getConversation>> {
    const { conversation } = await this.changeConversation.read(caller, params.id);
    const { names, titles } = await this.conversationViews.known(conversation);
    return shownToStaff(conversation, names, titles);
  }

  @Endpoint(listMessages)
  async read(
    @Caller() caller: SignedInCaller,
    @Input() { params, query }: InputOf<typeof listMessages>,
  ): Promise<ResponseOf<typeof listMessages>> {
    const { conversation } = await this.changeConversation.read(caller, params.id);
    const { items, hasEarlier } = await this.messages.someForStaff(conversation._id, query);
    return { items: await this.conversationViews.staffMessages(conversation, items), hasEarlier };
  }

  @Endpoint(whatsappWindow)
  async window(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof whatsappWindow>,
  ): Promise<ResponseOf<typeof whatsappWindow>> {
    const { conversation } = await this.changeConversation.read(caller, params.id);
    return { openUntil: (await this.whatsappSide.openUntil(conversation))?.toISOString() ?? null };
  }

  @Endpoint(replyInConversation)
  reply(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof replyInConversation>,
  ): Promise<Deed<ResponseOf<typeof replyInConversation>>> {
    return this.answerClient.reply(caller, params.id, body);
  }

  @Endpoint(noteInConversation)
  note(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof noteInConversation>,
  ): Promise<Deed<ResponseOf<typeof noteInConversation>>> {
    return this.answerClient.note(caller, params.id, body.text);
  }

  @Endpoint(readConversation)
  async markRead(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof readConversation>,
  ): Promise<void> {
    const { conversation } = await this.changeConversation.read(caller, params.id);
    await this.readConversation.byStaff(conversation, body.upTo);
  }

  @Endpoint(assignConversation)
  async assign(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof assignConversation>,
  ): Promise<ResponseOf<typeof assignConversation>> {
    return this.changeConversation.perform(await this.keepConversation.assign(caller, params.id, body));
  }

  @Endpoint(moveConversation)
  async move(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof moveConversation>,
  ): Promise<ResponseOf<typeof moveConversation>> {
    return this.changeConversation.perform(await this.keepConversation.move(caller, params.id, body));
  }

  @Endpoint(readFile)
  file(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof readFile>,
    @Response() response: HttpResponse,
  ): Promise<void> {
    return this.showFileToStaff.run(caller, params, response);
  }
}
