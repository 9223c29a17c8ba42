import { useAfterFirstPage } from '@diwan/desk-kit/notices/use-after-first-page';
import { useLocation, useShell } from '@diwan/mf-kit';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { features } from '../derived/features.js';
import type { Errand } from './feature.js';

const all = features.flatMap(({ errands = [] }) => errands);

/** What goes on above every screen of the back office. Asked for after the first page and after each other one; what cannot be fetched is asked for again then. */
export function Errands() {
  const { can, session } = useShell();
  const { pathname } = useLocation();
  const after = useAfterFirstPage();
  const personId = session.person?.id;
  const [running, setRunning] = useState<ReadonlyMap<string, ComponentType>>(new Map());
  const begin = async (errand: Errand, forWhom: string) => {
    if (!(await errand.isOwed(forWhom))) return;
    const { default: Part } = await errand.run();
    setRunning((before) => new Map(before).set(errand.name, Part));
  };
  const ask = (forWhom: string) => {
    for (const errand of all)
      if (can(errand.permission) && !running.has(errand.name)) begin(errand, forWhom).catch(ignore);
  };
  return (
    <>
      {after && personId !== undefined && <OnEachPage key={`${personId} ${pathname}`} act={() => ask(personId)} />}
      {[...running].map(([name, Part]) => (
        <Part key={name} />
      ))}
    </>
  );
}

/** Acts once when it appears: its key is the page. */
function OnEachPage({ act }: { act: () => void }) {
  const appeared = useEffectEvent(act);
  useEffect(() => appeared(), []);
  return null;
}

/** No coverage: asked again with the next page. */
const ignore = () => undefined;
