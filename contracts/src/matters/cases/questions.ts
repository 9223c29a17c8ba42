import * as z from 'zod/mini';
import { operation } from '../../rpc/operation.js';
import { Id, Instant } from '../../shared/id.js';
import { LocalizedText } from '../../shared/language.js';
import { Role } from '../../shared/role.js';

/** For whom another service asks. */
const By = z.strictObject({ personId: Id, roles: z.array(Role) });

/** A case as bills and time sheets name it. */
const BilledCase = z.strictObject({
  id: Id,
  title: z.string(),
  caseNumber: z.string(),
  /** Practice area: what fees are reported by. */
  area: z.string(),
  clientIds: z.array(Id),
  team: z.array(Id),
  /** The stage it is in, as the client reads it; null without one. */
  stage: z.nullable(LocalizedText),
});
export type BilledCase = z.infer<typeof BilledCase>;

/**
 * Cases by their ids. Who keeps the firm's books is told of every case that they are not walled off from, others of the cases they work on
 * (SEC-04); the rest is left out. `by` null: the system itself, or a client whose own record names the case.
 */
export const billedCases = operation({
  service: 'cases',
  pattern: 'cases.billed-cases.v1',
  input: z.strictObject({ ids: z.array(Id).check(z.maxLength(200)), by: z.nullable(By) }),
  output: z.array(BilledCase),
});

/** The cases of a client that work can be billed for, in the same scope; newest first, 200 at most. */
export const casesToBill = operation({
  service: 'cases',
  pattern: 'cases.cases-to-bill.v1',
  input: z.strictObject({ clientId: Id, by: By }),
  output: z.array(BilledCase),
});

/**
 * The stages of cases in their order, and whether each was reached; in the scope of `billedCases`. Those that somebody wrote by hand are not
 * among them: nobody can plan for them.
 */
export const stagesOfCases = operation({
  service: 'cases',
  pattern: 'cases.stages-of-cases.v1',
  input: z.strictObject({ ids: z.array(Id).check(z.maxLength(200)), by: z.nullable(By) }),
  output: z.array(
    z.strictObject({
      caseId: Id,
      stages: z.array(z.strictObject({ id: z.string(), name: LocalizedText, reached: z.boolean() })),
    }),
  ),
});

/** The cases that somebody, of staff or a client, is kept away from: what another service lists of cases leaves them out (SEC-04). */
export const casesKeptFrom = operation({
  service: 'cases',
  pattern: 'cases.cases-kept-from.v1',
  input: z.strictObject({ personId: Id }),
  output: z.array(Id),
});

/** Clients with an open case, or with one that something happened to since a moment; 20,000 at most (D-106). */
export const activeClients = operation({
  service: 'cases',
  pattern: 'cases.active-clients.v1',
  input: z.strictObject({ since: Instant }),
  output: z.array(Id),
});
