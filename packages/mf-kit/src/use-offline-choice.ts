import { useState } from 'react';
import { beginOffline, endOffline, type OfflinePlace, offlineOwner } from './offline-copy.js';
import { useShell } from './shell-context.js';

export interface OfflineChoice {
  /** Whether this device keeps a copy for the person. */
  isKept: boolean;
  /** What the box shows: at once what was just chosen, while the browser is at it. */
  checked: boolean;
  choose: (wanted: boolean) => Promise<void>;
}

/** Lets a person choose whether this device keeps a copy for them (PORT-09); `failed` is said where it could not. Off until they choose it. */
export function useOfflineChoice(place: OfflinePlace, personId: string, failed: string): OfflineChoice {
  const { notify, problemText } = useShell();
  /** What was chosen on this page; null: as this device has it. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const [wish, setWish] = useState<boolean | null>(null);
  const isKept = chosen ?? (personId !== '' && offlineOwner(place) === personId);
  const choose = async (wanted: boolean) => {
    setWish(wanted);
    try {
      await (wanted ? beginOffline(place, personId) : endOffline(place));
      setChosen(wanted);
    } catch (error) {
      notify.error(failed, { description: problemText(error) });
    } finally {
      setWish(null);
    }
  };
  return { isKept, checked: wish ?? isKept, choose };
}
