import type { Hearing } from '@diwan/contracts/matters/hearings/http';
import { Link } from '@diwan/ui/link';
import { useTexts } from '../../../texts.js';

/** The ways along a postponement: from what was postponed to what took its place, and back (HEAR-01). */
export function HearingChain({
  hearing: { postponedTo, postponedFrom },
}: {
  hearing: Pick<Hearing, 'postponedTo' | 'postponedFrom'>;
}) {
  const t = useTexts();
  return (
    <>
      {postponedTo && (
        <Link href={`/admin/trials?hearing=${postponedTo}`} className="inline-flex min-h-6 items-center text-sm">
          {t('hearings.newDate')}
        </Link>
      )}
      {postponedFrom && (
        <Link href={`/admin/trials?hearing=${postponedFrom}`} className="inline-flex min-h-6 items-center text-sm">
          {t('hearings.formerDate')}
        </Link>
      )}
    </>
  );
}
