import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { Written } from '@diwan/contracts/messages/conversations/conversation';
import { ClientAnsweredV1 } from '@diwan/contracts/messages/conversations/events';
import type { beginConversation, Conversation, StaffMessage } from '@diwan/contracts/messages/conversations/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { type Deed, presented } from '@diwan/service-kit/deeds/deed';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { CaseTitles } from './case-titles.js';
import { ChangeConversation } from './change-conversation.js';
import { MOVES } from './conversation.machine.js';
import { ConversationRepository } from './conversation.repository.js';
import { INTAKE } from './conversation.schema.js';
import { shownToStaff } from './conversation-views.js';
import { toStaffMessage } from './message.presenter.js';
import { type StaffScope, StaffScopes } from './staff-scope.js';
import { WhatsappSide } from './whatsapp-side.js';
import { WriteMessage } from './write-message.js';

/** Staff write: to the client, or a note among themselves. */
@Injectable()
export class AnswerClient {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly changeConversation: ChangeConversation,
    private readonly staffScopes: StaffScopes,
    private readonly writeMessage: WriteMessage,
    private readonly whatsappSide: WhatsappSide,
    private readonly caseTitles: CaseTitles,
    private readonly people: People,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND for a person who is no client and a case that is not theirs or not the caller's, UNAVAILABLE; the deed CONFLICT. */
  async begin(
    caller: SignedInCaller,
    { personId, caseId, message }: InputOf<typeof beginConversation>['body'],
  ): Promise<Deed<z.infer<typeof Conversation>>> {
    const names = await this.people.known([personId, caller.personId]);
    if (!names.get(personId)?.isClient) throw new DomainError('NOT_FOUND');
    const about = caseId === null ? null : await this.caseTitles.ofClient(caseId, personId);
    const of = { personId, caseId, team: about?.team ?? [] };
    if (!reachesNew(await this.staffScopes.of(caller), of)) throw new DomainError('NOT_FOUND');
    const openUntil = await this.openUntilOf(personId, caseId);
    const titles = new Map(about ? [[about.id, about.title]] : []);
    const named = new Map([...names].map(([id, { name }]) => [id, name]));
    const deed = this.changeConversation.deed(
      caller,
      (session) => this.conversations.begin(of, this.clock.now(), session),
      async (found, session) => {
        const by = { authorId: caller.personId, written: message, openUntil };
        const read = found.state === 'closed' ? await this.conversations.move(found, MOVES.open, session) : found;
        if (!read) throw new DomainError('CONFLICT');
        const { conversation, message: said } = await this.writeMessage.byFirm(read, by, session);
        const after = { messageId: String(said._id), caseId };
        return { result: conversation, conversation, action: 'conversation.answered', after };
      },
    );
    return presented(deed, (conversation) => shownToStaff(conversation, named, titles));
  }

  /** Throws NOT_FOUND, UNAVAILABLE; the deed CONFLICT when it is closed. */
  async reply(caller: SignedInCaller, id: string, written: Written): Promise<Deed<z.infer<typeof StaffMessage>>> {
    const { scope, conversation: seen } = await this.changeConversation.read(caller, id);
    const [names, openUntil] = await Promise.all([
      this.people.namesOf([caller.personId]),
      this.whatsappSide.openUntil(seen),
    ]);
    return this.changeConversation.deed(
      caller,
      (session) => this.changeConversation.one(scope, id, session),
      async (read, session) => {
        const by = { authorId: caller.personId, written, openUntil };
        const { conversation, message } = await this.writeMessage.byFirm(read, by, session);
        // An answer is what follows on the client's words; more words of the same hand are part of it.
        if (read.lastBy === 'client' && read.caseId !== null) {
          const answered = { conversationId: id, caseId: read.caseId, personId: caller.personId };
          await this.outbox.add(ClientAnsweredV1, { ...answered, at: message.sentAt.toISOString() }, session);
        }
        const after = { messageId: String(message._id), caseId: read.caseId };
        const result = toStaffMessage(message, names, JUST_WRITTEN[message.channel]);
        return { result, conversation, action: 'conversation.answered', after };
      },
    );
  }

  /** Throws NOT_FOUND, UNAVAILABLE. */
  async note(caller: SignedInCaller, id: string, text: string): Promise<Deed<z.infer<typeof StaffMessage>>> {
    const { scope } = await this.changeConversation.read(caller, id);
    const names = await this.people.namesOf([caller.personId]);
    return this.changeConversation.deed(
      caller,
      (session) => this.changeConversation.one(scope, id, session),
      async (conversation, session) => {
        const message = await this.writeMessage.note(conversation, caller.personId, text, session);
        const done = { action: 'conversation.noted', after: { messageId: String(message._id) }, isHidden: true };
        return { result: toStaffMessage(message, names, null), conversation, ...done };
      },
    );
  }

  private async openUntilOf(personId: string, caseId: string | null): Promise<Date | null> {
    const there = await this.conversations.with(personId, caseId);
    return there && this.whatsappSide.openUntil(there);
  }
}

/** Before anybody had the time to send it. */
const JUST_WRITTEN = { portal: null, whatsapp: { state: 'queued', by: null } } as const;

/** Whether somebody would read a conversation that is yet to begin. */
function reachesNew({ readers, keptFrom }: StaffScope, { caseId, team }: { caseId: string | null; team: string[] }) {
  if (caseId !== null && keptFrom.includes(caseId)) return false;
  return readers === null || (caseId === null ? readers.includes(INTAKE) : team.some((id) => readers.includes(id)));
}
