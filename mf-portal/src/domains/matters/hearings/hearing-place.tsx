import { useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { useTexts } from '../../../texts.js';
import type { OwnHearing } from './api/own-hearings.js';

/** Where a hearing takes place: the court in the reader's language, the building, the room and the way to it (HEAR-02). */
export function HearingPlace({ hearing }: { hearing: OwnHearing }) {
  const t = useTexts();
  const { language } = useShell();
  const { court, location, courtRoom, wayToRoom } = hearing;
  const within = [location, courtRoom && t('hearing.room', { room: courtRoom }), wayToRoom[language]].filter(Boolean);
  return (
    <>
      {court && <Isolate className="block w-fit">{court[language]}</Isolate>}
      {within.map((line) => (
        <Isolate key={line} className="block w-fit text-grey">
          {line}
        </Isolate>
      ))}
    </>
  );
}
