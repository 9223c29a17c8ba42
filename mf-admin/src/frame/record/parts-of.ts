import type { Permission } from '@diwan/contracts/shared/permission';
import type { ShellContext } from '@diwan/mf-kit';
import { features } from '../../derived/features.js';
import type { CardOn, HistoryOn, PanelOn, RecordKind } from './record-parts.js';

type Can = ShellContext['can'];

const panels = features.flatMap((feature) => feature.panels ?? []);
const cards = features.flatMap((feature) => feature.cards ?? []);
const histories = features.flatMap((feature) => feature.timeline ?? []);

/** Those on a kind of record that a person may see. What a part stands on is what it is given: the types of `feature.ts` make sure of it. */
const partsOn = <Part>(parts: readonly { on: RecordKind; permission: Permission }[], on: RecordKind, can: Can) =>
  parts.filter((part) => part.on === on && can(part.permission)) as unknown as readonly Part[];

const inOrder = <Part extends { place: number }>(parts: readonly Part[]): readonly Part[] =>
  [...parts].sort((one, other) => one.place - other.place);

/** Views of a kind of record, in their order. */
export const panelsOf = <Kind extends RecordKind>(kind: Kind, can: Can): readonly PanelOn<Kind>[] =>
  inOrder(partsOn<PanelOn<Kind>>(panels, kind, can));

/** What stands on its first view, in its order. */
export const cardsOf = <Kind extends RecordKind>(kind: Kind, can: Can): readonly CardOn<Kind>[] =>
  inOrder(partsOn<CardOn<Kind>>(cards, kind, can));

/** The sources of its timeline. */
export const historiesOf = <Kind extends RecordKind>(kind: Kind, can: Can): readonly HistoryOn<Kind>[] =>
  partsOn<HistoryOn<Kind>>(histories, kind, can);

/** Fetches the code of the views that an address may lead to, before its link is pressed. */
export function preparePanel(path: string): void {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  // What cannot be had now is asked for again, and its failure said, when the link is followed.
  for (const panel of panels) if (panel.slug === slug) panel.panel().catch(() => undefined);
}
