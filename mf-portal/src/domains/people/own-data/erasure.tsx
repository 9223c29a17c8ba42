import { Loaded } from '../../../frame/loaded.js';
import { useTexts } from '../../../texts.js';
import { useOwnErasure } from './api/erasure.js';
import { AskErasure } from './ask-erasure.js';
import { ErasurePlan } from './erasure-plan.js';
import { ErasureState } from './erasure-state.js';

/** The person's wish to be forgotten: what would go and what has to stay, the wish, and what became of it (PORT-08). */
export function Erasure() {
  const t = useTexts();
  const erasure = useOwnErasure();
  return (
    <section aria-labelledby="erasure-title" className="grid gap-4">
      <h2 id="erasure-title" className="text-xl">
        {t('ownData.eraseTitle')}
      </h2>
      <p>{t('ownData.eraseText')}</p>
      <Loaded query={erasure} failure={t('ownData.eraseFailed')}>
        {({ latest, plan }) => (
          <>
            {latest && <ErasureState erasure={latest} />}
            <ErasurePlan plan={plan} />
            {latest?.state !== 'asked' && latest?.state !== 'accepted' && <AskErasure />}
          </>
        )}
      </Loaded>
    </section>
  );
}
