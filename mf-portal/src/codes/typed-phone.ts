import { DEFAULT_CALLING_CODE, isAbroad, lebanesePhone, type Phone } from '@diwan/contracts/shared/phone';
import type { normalisePhone } from '@diwan/contracts/shared/phone-plan';
import { useEffect, useState } from 'react';

/** The numbering plans of all countries, which few people need. */
const loadPlans = () => import('@diwan/contracts/shared/phone-plan');

/** The number that is typed, as the server reads it; null for none. Throws when the plans for one abroad cannot be fetched. */
export async function readPhone(typed: string, callingCode: string): Promise<Phone | null> {
  if (!isAbroad(typed, callingCode)) return lebanesePhone(typed);
  return (await loadPlans()).normalisePhone(typed, callingCode);
}

/** The number that is typed, to be read back; null for none, and until the plans for one abroad are there. */
export function useTypedPhone(typed: string, callingCode: string = DEFAULT_CALLING_CODE): Phone | null {
  const [read, setRead] = useState<typeof normalisePhone>();
  const abroad = isAbroad(typed, callingCode);
  useEffect(() => {
    // Without them nothing is read back; sending says what is wrong.
    if (abroad)
      loadPlans().then(
        (plans) => setRead(() => plans.normalisePhone),
        () => undefined,
      );
  }, [abroad]);
  return abroad ? (read?.(typed, callingCode) ?? null) : lebanesePhone(typed);
}
