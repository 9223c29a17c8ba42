import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { type MergeField, MergeSignIn, type previewMerge } from '@diwan/contracts/people/client-merges/http';
import { ApiProblem, formatPhone, useNavigate, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { RadioGroup } from '@diwan/ui/radio-group';
import { useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { useMergeDeeds } from './api/client-merges.js';
import { FieldChoices } from './field-choices.js';
import { MovedParts } from './moved-parts.js';
import { useUndoMerge } from './use-undo-merge.js';

interface MergeFormProps {
  preview: ResponseOf<typeof previewMerge>;
  /** The other record stays. */
  onExchange: () => void;
}

/** What is decided before two records become one. What the one who stays does not say is taken from the other, unless told otherwise. */
export function MergeForm({ preview, onExchange }: MergeFormProps) {
  const t = useTexts();
  const say = useSay();
  const navigate = useNavigate();
  const { notify } = useShell();
  const { kept, merged, differing, missing, moves } = preview;
  const [take, setTake] = useState<readonly MergeField[]>(missing);
  const [signIn, setSignIn] = useState<MergeSignIn>('kept');
  // An individual has neither registration nor tax number (D-131).
  const isCompany = (take.includes('clientType') ? merged : kept).clientType !== 'individual';
  const fields = [...differing, ...missing].filter(
    (field) => isCompany || (field !== 'businessRegistration' && field !== 'taxId'),
  );
  const [busy, setBusy] = useState(false);
  const deeds = useMergeDeeds();
  const undo = useUndoMerge();
  const merge = async () => {
    setBusy(true);
    try {
      const versions = { keptVersion: kept.version, mergedVersion: merged.version };
      const { id } = await deeds.merge({ keptId: kept.id, mergedId: merged.id, ...versions, take: [...take], signIn });
      notify.success(t('toast.success'), {
        description: t('merges.done'),
        action: { label: t('merges.undo'), onPress: () => void undo(id) },
      });
      navigate(`/admin/client-details/${kept.id}`);
    } catch (error) {
      const isStale = error instanceof ApiProblem && error.code === 'CONFLICT';
      say.failed(t('merges.mergeFailed'), error, isStale ? t('merges.changedMeanwhile') : undefined);
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      className="grid max-w-224 gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        void merge();
      }}
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p>
          {t('merges.stays')} <Isolate className="font-medium">{kept.name}</Isolate>{' '}
          <Ltr className="text-grey">{formatPhone(kept.phone)}</Ltr>
        </p>
        <p>
          {t('merges.goes')} <Isolate className="font-medium">{merged.name}</Isolate>{' '}
          <Ltr className="text-grey">{formatPhone(merged.phone)}</Ltr>
        </p>
        <Button variant="secondary" size="small" onClick={onExchange}>
          {t('merges.exchange')}
        </Button>
      </div>
      <FieldChoices kept={kept} merged={merged} fields={fields} take={take} onChange={setTake} />
      <RadioGroup
        name="signIn"
        label={t('merges.signIn')}
        hint={t('merges.signInHint')}
        value={signIn}
        onChange={(value) => setSignIn(MergeSignIn.parse(value))}
        options={MergeSignIn.options.map((value) => ({
          value,
          label: t(`merges.signIn.${value}`, { kept: formatPhone(kept.phone), merged: formatPhone(merged.phone) }),
        }))}
      />
      <section className="grid gap-2" aria-labelledby="moves">
        <h2 id="moves" className="text-lg">
          {t('merges.moves')}
        </h2>
        <MovedParts moved={moves} />
      </section>
      <div className="grid justify-items-start gap-2">
        <Button type="submit" busy={busy} busyLabel={t('form.saving')}>
          {t('merges.merge')}
        </Button>
        <p className="text-sm text-grey">{t('merges.undoHint')}</p>
      </div>
    </form>
  );
}
