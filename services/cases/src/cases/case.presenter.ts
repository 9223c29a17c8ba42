import type { LegalCase, OwnCase } from '@diwan/contracts/matters/cases/http';
import { courtNameOf } from '@diwan/contracts/matters/instances/court-name';
import type { Instance } from '@diwan/contracts/matters/instances/http';
import type { Party } from '@diwan/contracts/matters/parties/http';
import type { CaseStage, OwnStage } from '@diwan/contracts/matters/stages/http';
import type * as z from 'zod/mini';
import type { CourtRecord } from '../courts/court.schema.js';
import type { CaseRecord } from './case.schema.js';
import type { StageRecord } from './case-parts.schema.js';

type Names = ReadonlyMap<string, string>;

/** Whom and what the ids of a case name. */
export interface Named {
  people: Names;
  courts: ReadonlyMap<string, Pick<CourtRecord, 'name'>>;
}

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Everybody whose name is shown with these cases. */
export const peopleOf = (cases: readonly CaseRecord[]): string[] =>
  cases.flatMap(({ clientIds, team, stage }) => [
    ...clientIds,
    ...team,
    ...(stage?.checklist.flatMap(({ doneBy }) => doneBy ?? []) ?? []),
  ]);

/** The court where a case is now. */
export const presentCourtOf = ({ instances }: Pick<CaseRecord, 'instances'>): string | null =>
  instances.at(-1)?.courtId ?? null;

/** What staff and client see alike. */
const seenByBoth = (record: CaseRecord, { courts }: Named) => ({
  id: String(record._id),
  title: record.title,
  caseNumber: record.caseNumber,
  court: courtNameOf(record.instances.at(-1), courts.get(presentCourtOf(record) ?? '')?.name),
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
export function toLegalCase(record: CaseRecord, named: Named): LegalCase {
  const names = named.people;
  const withName = <One extends { id: string }>({ id, ...one }: One) => ({ ...one, id, name: names.get(id) ?? '' });
  return {
    ...seenByBoth(record, named),
    clientId: record.clientId,
    clientName: names.get(record.clientId) ?? '',
    clients: record.clients.map(({ id, role }) => withName({ id, role, isKeptAway: record.walledOff.includes(id) })),
    courtFileNumber: record.instances.at(-1)?.fileNumber ?? null,
    statusReason: record.statusReason,
    stage: record.stage && toCaseStage(record.stage, names),
    nextAction: record.nextAction,
    parties: record.parties.map(toParty),
    instances: record.instances.map(toInstance),
    team: record.members.map(({ id, role }) => withName({ id, role })),
    parentId: record.parentId,
    relatedIds: record.relatedIds,
    archivedAt: instant(record.archivedAt),
    version: record.version,
  };
}

/** One instance of its dispute, as staff see it. */
export const toInstance = ({ level, court, courtId, fileNumber, from, to, result }: Instance): Instance => ({
  ...{ level, court, courtId, fileNumber, from, to, result },
});

/** Somebody of the other side or related to it, as staff see them. */
export const toParty = ({ role, name, fatherName, phone, email, note }: Party): Party => ({
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
export function toOwnCase(record: CaseRecord, named: Named): z.infer<typeof OwnCase> {
  const responsible = record.members.filter(({ role }) => role === 'responsible');
  return {
    ...seenByBoth(record, named),
    stage: record.stage && toOwnStage(record.stage),
    responsible: (responsible.length > 0 ? responsible : record.members)
      .map(({ id }) => named.people.get(id) ?? '')
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
