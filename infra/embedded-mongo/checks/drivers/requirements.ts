import type { Document, MongoClient } from 'mongodb';
import type { Requirement } from './test-file.js';

/** What the tests ask about a deployment. */
export interface Deployment {
  version: string;
  topology: 'replicaset' | 'sharded' | 'single';
  parameters: Document;
}

/** Asks the server what it is. */
export async function describeDeployment(client: MongoClient): Promise<Deployment> {
  const admin = client.db('admin');
  const { version } = await admin.command({ buildInfo: 1 });
  const hello = await admin.command({ hello: 1 });
  const {
    ok: _,
    $clusterTime: _time,
    operationTime: _operation,
    ...parameters
  } = await admin.command({
    getParameter: '*',
  });
  const topology = hello.msg === 'isdbgrid' ? 'sharded' : hello.setName ? 'replicaset' : 'single';
  return { version, topology, parameters };
}

/** @returns why none of the requirements is met, or `undefined` if one is or there are none */
export function unmet(requirements: Requirement[] | undefined, deployment: Deployment): string | undefined {
  if (!requirements || requirements.length === 0) return undefined;
  const reasons = requirements.map((requirement) => reasonAgainst(requirement, deployment));
  return reasons.includes(undefined) ? undefined : [...new Set(reasons)].join(' or ');
}

function reasonAgainst(requirement: Requirement, deployment: Deployment): string | undefined {
  const { minServerVersion: min, maxServerVersion: max, topologies, serverless, serverParameters } = requirement;
  if (min && compareVersions(deployment.version, min) < 0) return 'for newer servers';
  if (max && compareVersions(deployment.version, max) > 0) return 'for older servers';
  // The sharded tests have other names in older files.
  if (topologies && !topologies.map((name) => name.replace(/^sharded.*/, 'sharded')).includes(deployment.topology))
    return `for other topologies (${topologies})`;
  if (serverless === 'require') return 'for serverless deployments';
  if (requirement.auth) return 'for servers with authentication';
  if (requirement.csfle) return 'for client-side encryption';
  for (const [name, value] of Object.entries(serverParameters ?? {}))
    if (deployment.parameters[name] !== value) return `for servers with ${name}=${value}`;
  return undefined;
}

/** Compares the parts that both name: `7.0.11` is neither above nor below `7.0`. */
function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split(/[.-]/).map(Number)) as [number[], number[]];
  for (const [n, part] of right.entries()) {
    const difference = (left[n] ?? 0) - part;
    if (difference !== 0) return difference;
  }
  return 0;
}
