import type { OfficeProfile } from '@diwan/contracts/site/office/office-profile';
import { type Opening, openingAt } from '@diwan/contracts/site/office/opening';
import { useShell } from '@diwan/mf-kit';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Whether the office is open: at first as the server said, then by the minute. */
export function useOpening(profile: OfficeProfile): Opening {
  const { office } = useShell();
  const [opening, setOpening] = useState(() => office.opening ?? openingAt(profile, new Date()));
  useEffect(() => {
    const look = () => setOpening(openingAt(profile, new Date()));
    look();
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, [profile]);
  return opening;
}
