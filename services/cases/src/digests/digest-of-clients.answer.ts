import { digestOfClients } from '@diwan/contracts/matters/digests/questions';
import { Clock } from '@diwan/service-kit/app/clock';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { CaseRepository } from '../cases/case.repository.js';
import type { CaseRecord } from '../cases/case.schema.js';
import { readersOf } from '../cases/readers-of.js';
import { HearingRepository } from '../hearings/hearing.repository.js';
import type { HearingRecord } from '../hearings/hearing.schema.js';
import { waitsForClient } from '../requests/item.machine.js';
import { RequestRepository } from '../requests/request.repository.js';
import type { RequestRecord } from '../requests/request.schema.js';
import { TimelineRepository } from '../timeline/timeline.repository.js';
import type { TimelineRecord } from '../timeline/timeline.schema.js';
import { nextDateOf } from '../weeks/next-date.rules.js';
import { WEEK } from '../weeks/week-lines.js';

type DigestOfClient = z.output<typeof digestOfClients.output>[number];

/** Tells notifications what a daily digest may say of the cases of many clients, with as many queries as of one (NEWS-09). */
@Injectable()
export class DigestOfClientsAnswer {
  constructor(
    private readonly cases: CaseRepository,
    private readonly hearings: HearingRepository,
    private readonly requests: RequestRepository,
    private readonly timelines: TimelineRepository,
    private readonly clock: Clock,
  ) {}

  @Answers(digestOfClients)
  async answer({ clientIds, week }: z.output<typeof digestOfClients.input>): Promise<DigestOfClient[]> {
    const now = this.clock.now();
    const cases = await this.cases.openOfClients(clientIds);
    const ids = cases.map(({ _id }) => String(_id));
    const [hearings, requests, lines] = await Promise.all([
      this.hearings.toComeIn(ids, now),
      this.requests.unsettledIn(ids),
      week ? this.timelines.shownSince(ids, new Date(now.getTime() - WEEK)) : [],
    ]);
    const known = { cases, hearings, requests, lines, now };
    const active = clientIds.filter((clientId) => cases.some((one) => readersOf(one).includes(clientId)));
    return active.map((clientId) => digestOf(clientId, known, week));
  }
}

interface Known {
  cases: readonly CaseRecord[];
  /** To come, from the earliest. */
  hearings: readonly HearingRecord[];
  requests: readonly RequestRecord[];
  /** Of the last seven days. */
  lines: readonly Pick<TimelineRecord, 'caseId' | 'seenBy'>[];
  now: Date;
}

function digestOf(clientId: string, { cases, hearings, requests, lines, now }: Known, week: boolean): DigestOfClient {
  const own = cases.filter((one) => readersOf(one).includes(clientId));
  const titles = new Map(own.map(({ _id, title }) => [String(_id), title]));
  const ownHearings = hearings.filter(({ caseId }) => titles.has(caseId));
  const asked = requests.filter(({ askedOf, caseId }) => titles.has(caseId) && askedOf.includes(clientId));
  const inAWeek = new Date(now.getTime() + WEEK);
  return {
    clientId,
    hearings: ownHearings
      .filter(({ at }) => at < inAWeek)
      .map(({ caseId, title, wallTime }) => ({ title, caseTitle: titles.get(caseId) ?? '', wallTime })),
    waiting: asked.flatMap(({ items }) => items.filter(waitsForClient)).length,
    areas: [...new Set(own.map(({ area }) => area))],
    week: (week ? own : []).map(({ _id, title: caseTitle, nextDate }) => {
      const isOfCase = ({ caseId }: { caseId: string }) => caseId === String(_id);
      const changes = lines.filter((line) => isOfCase(line) && line.seenBy.includes(clientId)).length;
      return { caseTitle, changes, next: nextDateOf(ownHearings.find(isOfCase)?.wallTime ?? null, nextDate, now) };
    }),
  };
}
