import { TIMELINE_KINDS } from '@diwan/contracts/matters/timeline/happening';
import { weekOfClient } from '@diwan/contracts/matters/weeks/questions';
import { fileOf } from '@diwan/service-kit/http/client-view';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { WeekLines } from './week-lines.js';

/** Tells notifications what a client's weekly summary may say: how many cases moved and the next date, no names. */
@Injectable()
export class WeekOfClientAnswer {
  constructor(private readonly weekLines: WeekLines) {}

  @Answers(weekOfClient)
  async answer({ clientId }: z.output<typeof weekOfClient.input>): Promise<z.output<typeof weekOfClient.output>> {
    const { lines } = await this.weekLines.of(fileOf(clientId), { kinds: TIMELINE_KINDS, hearings: true });
    if (lines.length === 0) return null;
    const dates = lines.flatMap(({ next }) => next ?? []).sort();
    return { moved: lines.filter(({ changes }) => changes > 0).length, next: dates[0] ?? null };
  }
}
