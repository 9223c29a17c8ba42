import type { DemoAccount } from '@diwan/contracts/demo/accounts';
import type { DemoPerson } from '@diwan/contracts/demo/firm';
import { namesInFull } from '@diwan/contracts/people/clients/names';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { fold } from '@diwan/contracts/shared/search-text';
import { Types } from 'mongoose';
import type { CaseRecord } from '../cases/case.schema.js';
import { wordsOfCase } from '../cases/case-words.js';
import { enteringStage } from '../cases/entering-stage.js';
import { SHIPPED_COURTS } from '../courts/shipped-courts.js';
import type { DocumentRecord } from '../documents/document.schema.js';
import { shownTo } from '../documents/readers.js';
import type { HearingRecord } from '../hearings/hearing.schema.js';
import { momentOf } from '../hearings/wall-time.rules.js';
import type { RequestRecord } from '../requests/request.schema.js';
import { SHIPPED_STAGES } from '../stage-templates/shipped/shipped-stages.js';
import type { TaskRecord } from '../tasks/task.schema.js';
import type { TimelineEntry } from '../timeline/timeline.js';
import type { DemoCase } from './demo-case.js';

const DAY = 24 * 60 * 60_000;

/** A demo case as it is stored, as if it had come about over the days since it was opened. */
export function recordOf(demo: DemoCase, now: Date): CaseRecord {
  const {
    client,
    otherClients = [],
    parentId = null,
    relatedIds = [],
    team,
    title,
    caseNumber,
    area,
    status,
    description,
    parties,
  } = demo;
  const { nextDateInDays, waitingFor, nextStep, nextAction, clientRole = null } = demo;
  const clients = [client, ...otherClients];
  const opened = new Date(now.getTime() - demo.openedDaysAgo * DAY);
  const record = {
    clientId: client.id,
    clientIds: clients.map(({ id }) => id),
    clients: clients.map(({ id }) => ({ id, role: clientRole })),
    ...{ title, caseNumber, area, status, description, waitingFor, nextStep, nextAction, parties },
    numberKey: fold(caseNumber),
    statusReason: status === 'closed' ? 'Completed' : '',
    nextDate: nextDateInDays === null ? null : tenOclock(new Date(now.getTime() + nextDateInDays * DAY)),
    instances: instancesOf(demo, opened, now),
    team: team.map(({ id }) => id),
    members: team.map(({ id }, at) => ({ id, role: at === 0 ? ('responsible' as const) : ('lawyer' as const) })),
    ...stagesOf(demo, opened, now),
    ...{ walledOff: [], parentId, relatedIds, archivedAt: null },
  };
  const names = new Map(clients.map((one) => [one.id, [one.name, ...inFull(one)]]));
  return {
    ...record,
    _id: new Types.ObjectId(demo.id),
    ...wordsOfCase(record, names),
    version: 1,
    createdAt: opened,
    updatedAt: now,
  };
}

const inFull = (client: DemoAccount | DemoPerson): string[] => ('names' in client ? namesInFull(client.names) : []);

/** Ten in the morning in Beirut. */
const tenOclock = (day: Date): Date => momentOf(`${beirutDate(day)}T10:00`);

type Instance = CaseRecord['instances'][number];

/** Where it is, and where it was before: judged when two thirds of its life had passed. */
function instancesOf({ court, courtFileNumber, before }: DemoCase, opened: Date, now: Date): Instance[] {
  if (court === null) return [];
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  const from = day(opened.getTime());
  const present = { court, courtId: courtIdOf(court), fileNumber: courtFileNumber, to: null, result: '' };
  if (!before) return [{ ...present, level: 'first', from }];
  const judged = day(opened.getTime() + ((now.getTime() - opened.getTime()) * 2) / 3);
  return [
    { ...before, courtId: courtIdOf(before.court), level: 'first', from, to: judged },
    { ...present, level: 'appeal', from: judged },
  ];
}

const courtIdOf = (court: string): string | null =>
  SHIPPED_COURTS.find(({ name }) => Object.values(name).includes(court))?.id ?? null;

/** It spent an equal part of its life in each stage; the first item of the present one is done. */
function stagesOf(
  { area, stageIds, team, status }: DemoCase,
  opened: Date,
  now: Date,
): Pick<CaseRecord, 'stage' | 'stages'> {
  const template = SHIPPED_STAGES[area];
  const path = stageIds.flatMap((id) => template.find((stage) => stage.id === id) ?? []);
  if (path.length !== stageIds.length) throw new Error(`The stages of ${area} lack one of ${stageIds.join()}`);
  const part = (now.getTime() - opened.getTime()) / path.length;
  const by = team[0]?.id ?? '';
  let state: Pick<CaseRecord, 'stage' | 'stages'> = { stage: null, stages: [] };
  for (const [at, stage] of path.entries())
    state = enteringStage(stage, state.stages, by, new Date(opened.getTime() + at * part));
  const [first] = state.stage?.checklist ?? [];
  if (first && (status === 'closed' || path.length > 1)) Object.assign(first, { doneAt: now, doneBy: by });
  return state;
}

/** What belongs to a case, as far as its timeline speaks of it. */
export interface CaseContents {
  documents: readonly Partial<DocumentRecord>[];
  hearings: readonly Partial<HearingRecord>[];
  requests: readonly RequestRecord[];
  deadlines: readonly object[];
  tasks: readonly Pick<TaskRecord, '_id' | 'text' | 'state' | 'kind' | 'createdAt' | 'movedAt'>[];
}

/** What its timeline says so far. */
export function linesOf(record: CaseRecord, contents: CaseContents, now: Date): TimelineEntry[] {
  const caseId = String(record._id);
  const by = record.team[0] ?? null;
  const shown = { caseId, by, seenBy: record.clientIds };
  const ofCase = { ...shown, subjectId: caseId };
  return [
    { ...ofCase, happening: 'case.opened', title: record.title, at: record.createdAt },
    ...record.stages
      .slice(1)
      .map(
        ({ name, enteredAt }): TimelineEntry => ({ ...ofCase, happening: 'stage.entered', title: name, at: enteredAt }),
      ),
    ...contents.documents.map(
      ({ _id, title = '', readers = [], confidentialityLevel, fileAt }): TimelineEntry => ({
        ...{ ...shown, subjectId: String(_id), title, at: fileAt ?? now },
        happening: readers.length > 0 ? 'document.shared' : 'document.uploaded',
        seenBy: shownTo({ readers }),
        high: confidentialityLevel === 'high',
      }),
    ),
    ...contents.hearings.flatMap((hearing) => linesOfHearing(hearing, shown, { opened: record.createdAt, now })),
    ...contents.requests.map(
      ({ _id, title, createdAt }): TimelineEntry => ({
        ...{ ...shown, happening: 'request.asked', subjectId: String(_id), title, at: createdAt },
      }),
    ),
    ...contents.tasks.flatMap(({ _id, text, state, kind, createdAt, movedAt }): TimelineEntry[] =>
      kind !== 'by_hand' || state === 'dropped'
        ? []
        : [
            {
              ...{ caseId, by, subjectId: String(_id), title: text },
              ...(state === 'done'
                ? { happening: 'task.done', at: movedAt ?? now }
                : { happening: 'task.opened', at: createdAt }),
            },
          ],
    ),
    ...(record.status === 'closed'
      ? [{ ...ofCase, happening: 'case.closed' as const, title: record.title, at: now }]
      : []),
  ];
}

/** A hearing is known a month before, or since the case was opened; its outcome on its evening. */
function linesOfHearing(
  { _id, title = '', at = new Date(0), outcomeFor = [], outcomeSummary = '' }: Partial<HearingRecord>,
  shown: Pick<TimelineEntry, 'caseId' | 'by' | 'seenBy'>,
  { opened, now }: { opened: Date; now: Date },
): TimelineEntry[] {
  const line = { ...shown, subjectId: String(_id), title, date: at };
  const known = new Date(Math.max(Math.min(at.getTime() - 30 * DAY, now.getTime() - DAY), opened.getTime()));
  return [
    { ...line, happening: 'hearing.scheduled', at: known },
    ...(outcomeFor.length > 0
      ? [
          {
            ...line,
            seenBy: outcomeFor,
            happening: 'hearing.outcome' as const,
            clientNote: outcomeSummary,
            at: new Date(at.getTime() + DAY / 3),
          },
        ]
      : []),
  ];
}
