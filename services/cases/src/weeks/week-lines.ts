import type { TimelineKind } from '@diwan/contracts/matters/timeline/happening';
import type { WeekOfCase } from '@diwan/contracts/matters/weeks/http';
import { Clock } from '@diwan/service-kit/app/clock';
import type { ClientView } from '@diwan/service-kit/http/client-view';
import { Injectable } from '@nestjs/common';
import { CaseRepository } from '../cases/case.repository.js';
import { HearingRepository } from '../hearings/hearing.repository.js';
import { TimelineRepository } from '../timeline/timeline.repository.js';
import { nextDateOf } from './next-date.rules.js';

/** How far back a week goes, in milliseconds. */
export const WEEK = 7 * 24 * 3600 * 1000;

/** What a reader of the portal may be told of a week besides the names of the cases. */
interface Told {
  /** Happenings that count as news. */
  kinds: readonly TimelineKind[];
  hearings: boolean;
}

/** What the last seven days brought in each open case of a client, also when nothing moved (PORT-03). */
@Injectable()
export class WeekLines {
  constructor(
    private readonly cases: CaseRepository,
    private readonly timelines: TimelineRepository,
    private readonly hearings: HearingRepository,
    private readonly clock: Clock,
  ) {}

  async of(view: ClientView, { kinds, hearings }: Told): Promise<{ since: Date; lines: WeekOfCase[] }> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - WEEK);
    const open = (await this.cases.ownCases(view)).filter(({ status }) => status !== 'closed');
    const ids = open.map(({ _id }) => String(_id));
    const [changes, toCome] = await Promise.all([
      this.timelines.countShown(view.clientId, ids, { since, kinds }),
      hearings ? this.hearings.between({ cases: ids, state: 'scheduled', from: now }) : [],
    ]);
    const lines = open.map(({ title, nextDate }, index) => {
      const caseId = ids[index] ?? '';
      const hearing = toCome.find((one) => one.caseId === caseId)?.wallTime ?? null;
      const next = nextDateOf(hearing, nextDate, now);
      return { caseId, caseTitle: title, changes: changes.get(caseId) ?? 0, next };
    });
    return { since, lines };
  }
}
