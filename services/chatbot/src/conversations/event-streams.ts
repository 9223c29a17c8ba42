import { Log } from '@diwan/service-kit/app/log';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { SessionReader } from '@diwan/service-kit/sessions/session-reader';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Response } from 'express';
import { LiveConversations, type Signal } from './live-conversations.js';

/** Between two signs of life, in milliseconds: shorter than any proxy waits. */
const HEARTBEAT = 20_000;
/** A stream ends after so long, and its page opens another: then it is asked again who may hear what. */
const LONGEST = 10 * 60_000;
/** Streams of one session at a time; the oldest ends for a new one. */
const PER_SESSION = 4;
/** Streams of one instance. */
const MOST = 5000;

interface Stream {
  sessionKey: string;
  end(): void;
}

/** Streams of server-sent events: one line per conversation in which something happened, with its id and nothing else. */
@Injectable()
export class EventStreams implements OnModuleDestroy {
  /** Signs of life come this often. */
  heartbeat = HEARTBEAT;
  private readonly streams = new Set<Stream>();

  constructor(
    private readonly live: LiveConversations,
    private readonly sessions: SessionReader,
    private readonly log: Log,
  ) {}

  onModuleDestroy(): void {
    for (const stream of this.streams) stream.end();
  }

  /** Keeps the answer open until the reader leaves, the session ends or the time is over. Throws TOO_MANY_REQUESTS. */
  open({ sessionKey }: SignedInCaller, hears: (signal: Signal) => boolean, response: Response): void {
    if (this.streams.size >= MOST) throw new DomainError('TOO_MANY_REQUESTS', { retryAfterSeconds: 30 });
    const [oldest, ...others] = [...this.streams].filter((stream) => stream.sessionKey === sessionKey);
    if (others.length + 1 >= PER_SESSION) oldest?.end();
    response.set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'private, no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    response.flushHeaders();
    response.write('retry: 3000\n\n');
    const deaf = this.live.listen((signal) => {
      if (hears(signal)) response.write(`event: changed\ndata: ${signal.conversationId}\n\n`);
    });
    const timer = setInterval(() => void this.beat(stream, response), this.heartbeat);
    const limit = setTimeout(() => stream.end(), LONGEST);
    const stream: Stream = { sessionKey, end: () => response.end() };
    this.streams.add(stream);
    response.on('close', () => {
      deaf();
      clearInterval(timer);
      clearTimeout(limit);
      this.streams.delete(stream);
    });
  }

  /** Ends with the session, and when nobody can say whether it lasts. */
  private async beat(stream: Stream, response: Response): Promise<void> {
    try {
      if ((await this.sessions.read(stream.sessionKey, { slide: false })) === null) return stream.end();
      response.write(': \n\n');
    } catch (error) {
      this.log.warn('live.session-unknown', { error });
      stream.end();
    }
  }
}
