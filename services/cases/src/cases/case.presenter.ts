import type { LegalCase, OwnCase } from '@diwan/contracts/matters/cases/http';
import type { Party } from '@diwan/contracts/matters/parties/http';
import type { CaseStage, OwnStage } from '@diwan/contracts/matters/stages/http';
import type * as z from 'zod/mini';
import type { CaseRecord } from './case.schema.js';
import type { StageRecord } from './case-parts.schema.js';

type Names = ReadonlyMap<string, string>;
const instant = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Everybody whose name is shown with these cases. */
export const peopleOf = (cases: readonly CaseRecord[]): string[] =>
  cases.flatMap(({ clientIds, team, stage }) => [
    ...clientIds,
    ...team,
    ...(stage?.checklist.flatMap(({ doneBy }) => doneBy ?? []) ?? []),
  ]);

/** What staff and client see alike. */
const seenByBoth = (record: CaseRecord) => ({
  id: String(record._id),
  title: record.title,
  caseNumber: record.caseNumber,
  court: record.instances.at(-1)?.court ?? '',
  area: record.area,
  status: record.status,
  description: record.description,
  waitingFor: record.waitingFor,
  nextStep: record.nextStep,
  nextDate: instant(record.nextDate),
  createdAt: record.createdAt.toISOString(),
  updatedAt: record.updatedAt.toISOString(),
});

/** A case as staff see it. */
export function toLegalCase(record: CaseRecord, names: Names): LegalCase {
  const named = <One extends { id: string }>({ id, ...one }: One) => ({ ...one, id, name: names.get(id) ?? '' });
  return {
    ...seenByBoth(record),
    clientId: record.clientId,
    clientName: names.get(record.clientId) ?? '',
    clients: record.clients.map(({ id, role }) => named({ id, role })),
    courtFileNumber: record.instances.at(-1)?.fileNumber ?? null,
    statusReason: record.statusReason,
    stage: record.stage && toCaseStage(record.stage, names),
    nextAction: record.nextAction,
    parties: record.parties.map(toParty),
    instances: record.instances.map(({ level, court, courtId, fileNumber, from, to, result }) => ({
      ...{ level, court, courtId, fileNumber, from, to, result },
    })),
    team: record.members.map(({ id, role }) => named({ id, role })),
    parentId: record.parentId,
    relatedIds: record.relatedIds,
    archivedAt: instant(record.archivedAt),
    version: record.version,
  };
}

const toParty = ({ role, name, fatherName, phone, email, note }: Party): Party => ({
  role,
  name: { en: name.en, ar: name.ar },
  fatherName: { en: fatherName.en, ar: fatherName.ar },
  phone,
  email,
  note,
});

export const toCaseStage = ({ id, name, text, weeks, since, checklist }: StageRecord, names: Names): CaseStage => ({
  id,
  ...wordsOf({ name, text, weeks }),
  since: since.toISOString(),
  checklist: checklist.map((item) => ({
    id: item.id,
    text: { en: item.text.en, ar: item.text.ar },
    whose: item.whose,
    doneAt: instant(item.doneAt),
    doneByName: (item.doneBy && names.get(item.doneBy)) ?? '',
  })),
});

/** A case as its client sees it: no other side, nothing of the firm's own, no ids of people, no version (D-073). */
export function toOwnCase(record: CaseRecord, names: Names): z.infer<typeof OwnCase> {
  const responsible = record.members.filter(({ role }) => role === 'responsible');
  return {
    ...seenByBoth(record),
    stage: record.stage && toOwnStage(record.stage),
    responsible: (responsible.length > 0 ? responsible : record.members)
      .map(({ id }) => names.get(id) ?? '')
      .filter(Boolean),
  };
}

const toOwnStage = ({ name, text, weeks, since, checklist }: StageRecord): OwnStage => ({
  ...wordsOf({ name, text, weeks }),
  since: since.toISOString(),
  checklist: checklist
    .filter(({ whose }) => whose === 'client')
    .map((item) => ({ id: item.id, text: { en: item.text.en, ar: item.text.ar }, done: item.doneAt !== null })),
});

const wordsOf = ({ name, text, weeks }: Pick<StageRecord, 'name' | 'text' | 'weeks'>) => ({
  name: { en: name.en, ar: name.ar },
  text: { en: text.en, ar: text.ar },
  weeks: weeks && { from: weeks.from, to: weeks.to },
});
