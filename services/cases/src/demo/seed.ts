import { CaseTeamChangedV1 } from '@diwan/contracts/matters/cases/events';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import type { PersonName } from '@diwan/service-kit/people/person-name.schema';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type ClientSession, type Connection, trusted } from 'mongoose';
import type { CaseRecord } from '../cases/case.schema.js';
import { teamOf } from '../cases/team-of.js';
import { Timeline } from '../timeline/timeline.js';
import { ARABIC_CASES } from './arabic-cases.js';
import type { DemoCase } from './demo-case.js';
import { DemoFiles } from './demo-files.js';
import { type CaseContents, linesOf, recordOf } from './demo-record.js';
import { ENGLISH_CASES } from './english-cases.js';
import { deadlineOf, demoDeadlineTable } from './firm/deadlines.js';
import { FIRM_CASES } from './firm/firm-cases.js';
import { requestOf } from './firm/requests.js';
import { taskOf, taskOfAnswer, taskOfAttendance } from './firm/tasks.js';
import { type Diary, hearingsOf } from './hearings-of-cases.js';

const SYSTEM = { personId: null };

type Contents = CaseContents & { record: CaseRecord };
/** The model of each part. */
const PARTS = {
  Document: 'documents',
  Hearing: 'hearings',
  ClientRequest: 'requests',
  Task: 'tasks',
  Deadline: 'deadlines',
} as const satisfies Record<string, keyof CaseContents>;

/** Where a case stands among the others. */
interface Place {
  number: number;
  now: Date;
  diary: Diary;
}

/** Loads the demo cases with real files, as if they had come about long ago: past the nouns' doors, straight into the collections. Loading again adds only what is missing and changes nothing. */
@Injectable()
export class DemoSeed {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly files: DemoFiles,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly timeline: Timeline,
  ) {}

  /** Returns how many cases were added: all that are missing at once, since each transaction takes its time. */
  async load(): Promise<number> {
    const all = [...ENGLISH_CASES, ...ARABIC_CASES, ...FIRM_CASES].map((demo, number) => ({ demo, number }));
    const ids = all.map(({ demo }) => demo.id);
    const known = await this.connection
      .model<CaseRecord>('LegalCase')
      .find({ _id: trusted({ $in: ids }) }, { _id: 1 })
      .lean();
    const taken = new Set(known.map(({ _id }) => String(_id)));
    const missing = all.filter(({ demo }) => !taken.has(demo.id));
    if (missing.length === 0) return 0;
    await this.nameEverybody(missing.map(({ demo }) => demo));
    const place = { now: new Date(), diary: new Set<string>() };
    const files = await Promise.all(missing.map(({ demo }) => this.files.keepAll(demo)));
    const made = missing.map(({ demo, number }, at) => contentsOf(demo, files[at] ?? [], { ...place, number }));
    await this.inTransaction.run((session) => this.write(made, place.now, session));
    return missing.length;
  }

  private async write(made: readonly Contents[], now: Date, session: ClientSession): Promise<void> {
    // Dates are those of the story, not of the loading.
    const into = (model: string, rows: readonly object[]) =>
      this.connection.model(model).insertMany([...rows], { session, ordered: true, timestamps: false });
    await into(
      'LegalCase',
      made.map(({ record }) => record),
    );
    for (const [model, part] of Object.entries(PARTS))
      await into(
        model,
        made.flatMap(({ record, ...contents }) => contents[part].map((row) => dated(row, record.createdAt))),
      );
    // What the firm has written since stays.
    await this.connection
      .model('DeadlineTable')
      .updateOne({ _id: 'firm' }, { $setOnInsert: demoDeadlineTable(now) }, { session, upsert: true });
    await this.timeline.put(session, ...made.flatMap((contents) => linesOf(contents.record, contents, now)));
    for (const { record } of made) {
      const line = { action: 'case.demo-loaded', subject: 'case', subjectId: String(record._id), caller: SYSTEM };
      await this.audit.record(line, session);
      await this.outbox.add(CaseTeamChangedV1, teamOf(record), session);
    }
  }

  private async nameEverybody(cases: readonly DemoCase[]): Promise<void> {
    const names = new Map(cases.flatMap(({ client, team }) => [client, ...team].map(({ id, name }) => [id, name])));
    const people = this.connection.model<PersonName>('PersonName');
    for (const [id, name] of names) await people.updateOne({ _id: id }, { $set: { name } }, { upsert: true });
  }
}

/** With the dates that every stored record has: those of its own, else when its file came, else when its case was opened. */
function dated(row: { createdAt?: Date; updatedAt?: Date; fileAt?: Date | null }, opened: Date) {
  const createdAt = row.createdAt ?? row.fileAt ?? opened;
  return { ...row, createdAt, updatedAt: row.updatedAt ?? createdAt };
}

/** A case with everything in it. */
function contentsOf(demo: DemoCase, documents: Contents['documents'], { number, now, diary }: Place): Contents {
  const record = recordOf(demo, now);
  const requests = requestOf(record, { asks: demo.asks, number, now });
  const answered = requests.flatMap((request) => taskOfAnswer(request, record.team[0] ?? null, number));
  const { deadlines, tasks: toConfirm } = deadlineOf(record, number, now);
  const hearings = hearingsOf(record, number, now, diary);
  const attendance = hearings.flatMap((hearing, place) => taskOfAttendance(hearing, number, place));
  const open = [...taskOf(record, number, now), ...answered, ...attendance, ...toConfirm];
  const tasks = open.map((task) => ({ ...task, team: record.team }));
  return { record, documents, hearings, requests, tasks, deadlines };
}
