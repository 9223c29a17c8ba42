import { type SessionRecord, sessionInStep } from '@diwan/contracts/people/sessions/questions';
import { Injectable } from '@nestjs/common';
import { RpcClient } from '../rpc/rpc.js';
import type { SessionSource } from './session-reader.js';

/** Asks identity about sessions. */
@Injectable()
export class SessionsOfIdentity implements SessionSource {
  constructor(private readonly rpc: RpcClient) {}

  async inStep(
    sessionKey: string,
    known: { idleEndsAt: string | null; slide: boolean },
  ): Promise<SessionRecord | null> {
    return this.rpc.ask(sessionInStep, { sessionKey, ...known });
  }
}
