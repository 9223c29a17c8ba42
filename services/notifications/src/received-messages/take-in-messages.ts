import { MessageReceivedV1 } from '@diwan/contracts/messages/received-messages/events';
import { peopleAtPhone } from '@diwan/contracts/people/persons/questions';
import { provePhone } from '@diwan/contracts/people/sign-in-words/questions';
import { wordIn } from '@diwan/contracts/people/sign-in-words/word';
import { withCorrelation } from '@diwan/service-kit/app/correlation';
import { Log } from '@diwan/service-kit/app/log';
import { Periodic } from '@diwan/service-kit/app/periodic';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { RECEIVED_SOURCE, type ReceivedSource } from '../providers/received-source.js';
import { AnswerMessage, isFulfilled } from './answer-message.js';
import { KeepMedia } from './keep-media.js';
import type { ReceivedMediaRecord, ReceivedMessageRecord } from './received-message.schema.js';
import { ReceivedMessages } from './received-messages.js';

/** Pause between looks, in milliseconds. */
const PAUSE = 250;
/** A message whose sender cannot be asked about now waits this long, in milliseconds, for each time it was tried. */
const LATER = 2000;
/** An attachment that cannot be fetched so often is given up. */
const PATIENCE = 5;

/**
 * Takes in what people wrote: whose number it is, what is attached, what a keyword asks for; then the house is told, once. The database
 * says what waits, so that any number of instances may look and none that dies loses a message.
 */
@Injectable()
export class TakeInMessages implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds = new Periodic({
    pause: PAUSE,
    round: (isStopped) => this.look(isStopped),
    failed: (error) => this.log.warn('received.stalled', { error }),
  });

  constructor(
    private readonly messages: ReceivedMessages,
    private readonly keepMedia: KeepMedia,
    private readonly answerMessage: AnswerMessage,
    @Inject(RECEIVED_SOURCE) private readonly source: ReceivedSource | null,
    private readonly rpc: RpcClient,
    private readonly outbox: Outbox,
    private readonly inTransaction: InTransaction,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  /** Lets the message under way end and takes no other. */
  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }

  private async look(isStopped: () => boolean): Promise<void> {
    while (!isStopped()) {
      const message = await this.messages.take();
      if (message === null) return;
      await withCorrelation(message.correlationId, () => this.takeIn(message)).catch(async (error: unknown) => {
        this.log.warn('received.postponed', { receivedMessageId: String(message._id), error });
        await this.messages.postpone(message, LATER * message.attempts);
      });
    }
  }

  private async takeIn(message: ReceivedMessageRecord): Promise<void> {
    const word = wordIn(message.text);
    if (word !== null) return this.proveSender(message, word);
    const { ids: personIds } = await this.rpc.ask(peopleAtPhone, { phone: message.from });
    const media: ReceivedMediaRecord[] = [];
    for (const attached of message.media) media.push(await this.keep(message, attached));
    const writtenAt = (await this.source?.timeOf(message.sid).catch(() => null)) ?? null;
    const known = { ...message, personIds, media, writtenAt };
    const answers = await this.answerMessage.prepare(known);
    const receivedMessageId = String(message._id);
    await this.inTransaction.run(async (session) => {
      if (!(await this.messages.takenIn(known, session))) return;
      await answers.commit(session);
      if (!isFulfilled(known)) await this.outbox.add(MessageReceivedV1, { receivedMessageId, personIds }, session);
    });
    this.log.info('message.received', { receivedMessageId, people: personIds.length, media: media.length });
  }

  /** Somebody signs in by a word (ADR 0031): the message is for identity alone, and nobody is answered. */
  private async proveSender(message: ReceivedMessageRecord, word: string): Promise<void> {
    await this.rpc.ask(provePhone, { word, phone: message.from });
    await this.inTransaction.run((session) => this.messages.takenIn({ ...message, media: [] }, session));
    this.log.info('message.proved-sender', { receivedMessageId: String(message._id) });
  }

  private async keep(message: ReceivedMessageRecord, attached: ReceivedMediaRecord): Promise<ReceivedMediaRecord> {
    try {
      return await this.keepMedia.run(String(message._id), attached, message.from);
    } catch (error) {
      // Too many files of this writer, or of all: there will be a turn for it.
      const isItsTurnLater = error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS';
      if (isItsTurnLater || message.attempts < PATIENCE) throw error;
      this.log.warn('received.media-given-up', { receivedMessageId: String(message._id), error });
      return { ...attached, state: 'refused' };
    }
  }
}
