/// <reference path="./jest-axe.d.ts" />
import { frameOf } from '@diwan/contracts/remotes/area-of-path';
import { type FakeShell, remoteInShell, type ShellOptions } from '@diwan/mf-kit/testing';
import { render } from '@testing-library/react';
import { axe } from 'jest-axe';
import remote from '../remote.js';
import { RANA } from './samples.js';

/** Where links and redirects of the specs lead: the shell would load these pages on the way. */
const REACHED = ['/auth', '/client-portal', '/client-portal/cases', '/client-portal/documents', '/documents/any'];

/** Draws a page of the portal for a signed-in client (or whom `session` names), with fake services and the shell's double around it. */
export async function openPortal(path: string, options: Omit<ShellOptions, 'path'> = {}): Promise<FakeShell> {
  for (const reached of REACHED) await remote.prepare?.(reached);
  const { tree, ...shell } = await remoteInShell(remote, {
    session: { status: 'person', person: RANA },
    ...options,
    path,
  });
  const Frame = frameOf(path) === 'site' ? 'main' : 'div';
  render(<Frame>{tree}</Frame>);
  return shell;
}

/** What axe finds wrong with everything that is drawn now. */
export async function axeFaults(): Promise<string[]> {
  const { violations } = await axe(document.body);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
