import { useShell } from '@diwan/mf-kit';
import type { OwnCase } from '../cases/api/own-cases.js';

/** Where a case stands, in plain words. */
export function StageLine({ stage }: { stage: OwnCase['stage'] }) {
  const { language } = useShell();
  if (!stage) return null;
  const text = stage.text[language];
  return (
    <span className="block text-sm">
      <span className="font-medium">{stage.name[language]}</span>
      {text && <span className="text-grey"> – {text}</span>}
    </span>
  );
}
