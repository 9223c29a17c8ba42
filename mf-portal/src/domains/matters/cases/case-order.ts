import type { OwnCase } from './api/own-cases.js';

const RANK: Record<OwnCase['status'], number> = { active: 0, pending: 1, closed: 2 };

/** What is under way first; within a status as the service gave them, newest first. */
export const inOrder = (cases: readonly OwnCase[]): OwnCase[] =>
  cases.toSorted((one, other) => (RANK[one.status] ?? 1) - (RANK[other.status] ?? 1));
