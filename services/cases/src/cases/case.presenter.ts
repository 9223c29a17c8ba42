import type { LegalCase, OwnCase } from '@diwan/contracts/matters/cases/http';
import type * as z from 'zod/mini';
import type { CaseRecord } from './case.schema.js';

type Names = ReadonlyMap<string, string>;
const instant = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Everybody whose name is shown with these cases. */
export const peopleOf = (cases: readonly CaseRecord[]): string[] =>
  cases.flatMap((record) => [record.clientId, ...record.team]);

/** A case as staff see it. */
export function toLegalCase(record: CaseRecord, names: Names): LegalCase {
  return {
    id: String(record._id),
    clientId: record.clientId,
    clientName: names.get(record.clientId) ?? '',
    title: record.title,
    caseNumber: record.caseNumber,
    courtFileNumber: record.courtFileNumber,
    area: record.area,
    status: record.status,
    stage: record.stage,
    description: record.description,
    nextStep: record.nextStep,
    nextDate: instant(record.nextDate),
    opposingParty: record.opposingParty,
    opposingCounsel: record.opposingCounsel,
    team: record.team.map((id) => ({ id, name: names.get(id) ?? '' })),
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
    version: record.version,
  };
}

/** A case as its client sees it: no opposing side, no team ids, no version (D-073). */
export function toOwnCase(record: CaseRecord, names: Names): z.infer<typeof OwnCase> {
  return {
    id: String(record._id),
    title: record.title,
    caseNumber: record.caseNumber,
    status: record.status,
    stage: record.stage,
    description: record.description,
    nextStep: record.nextStep,
    nextDate: instant(record.nextDate),
    responsible: record.team.map((id) => names.get(id) ?? '').filter(Boolean),
    createdAt: record.createdAt.toISOString(),
    updatedAt: record.updatedAt.toISOString(),
  };
}
