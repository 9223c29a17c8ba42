import type { BillingPlan } from '@diwan/contracts/money/billing-plans/http';
import { UnsavedGuard } from '@diwan/desk-kit/unsaved/unsaved-guard';
import { forgetDraft } from '@diwan/desk-kit/unsaved/use-draft';
import { useSchemaForm } from '@diwan/ui/form';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { AreaForm } from '../../../components/area-form.js';
import { SaveActions, type SaveActionsProps } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useConflict } from '../../../components/use-conflict.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { useUsualVat } from '../vat-rates/usual-vat.js';
import { fetchPlan, usePlanDeeds, useStages } from './api/billing-plans.js';
import { FeeFields, WhomFields } from './plan-fields.js';
import { planForm, planValues, type StageName } from './plan-values.js';
import { ScheduleFields } from './schedule-fields.js';
import { useDescribePlan } from './use-describe-plan.js';

interface PlanFormProps {
  /** Null for a new one. */
  plan: BillingPlan | null;
  onSaved: (plan: BillingPlan) => void;
  /** What the button beside "save" does. */
  cancel: Omit<SaveActionsProps, 'save'>;
}

const NONE: readonly StageName[] = [];

/** A plan: for whom, how much, and when. What drafts rest on that were made cannot be changed any more. */
export function PlanForm({ plan, onSaved, cancel }: PlanFormProps) {
  const t = useTexts();
  const say = useSay();
  const deeds = usePlanDeeds();
  const usualVat = useUsualVat();
  const [stages, setStages] = useState(NONE);
  const schema = useMemo(() => planForm(stages), [stages]);
  const form = useSchemaForm(schema, { defaultValues: planValues(plan, usualVat) });
  const [caseId, kind] = useWatch({ control: form.control, name: ['caseId', 'schedule.kind'] });
  const { data } = useStages(kind === 'stages' ? caseId : '');
  useEffect(() => setStages(data ?? NONE), [data]);
  const failed = t('plans.saveFailed');
  const { describe, labelOf } = useDescribePlan(plan, stages);
  const { version, notices, onConflict } = useConflict({
    form,
    item: plan,
    fetch: ({ id }) => fetchPlan(id),
    valuesOf: (stored: BillingPlan) => planValues(stored, usualVat),
    describe,
    failed,
    draft: `billing-plan:${plan?.id ?? 'new'}`,
  });
  const saving = useSaving({ form, failed, onConflict });
  const [saved, setSaved] = useState<BillingPlan | null>(null);
  const leave = useEffectEvent(onSaved);
  // Once nothing is unsaved any more: leaving would ask otherwise.
  useEffect(() => {
    if (saved) leave(saved);
  }, [saved]);
  const parts = { form, isMade: plan !== null && plan.made > 0 };
  return (
    <AreaForm
      form={form}
      labelOf={labelOf}
      onSubmit={(fields) =>
        saving(async () => {
          const written = await (plan ? deeds.change({ id: plan.id, version }, fields) : deeds.add(fields));
          say.done(t('plans.saved'));
          forgetDraft(form);
          setSaved(written);
        })
      }
    >
      {notices}
      <WhomFields {...parts} plan={plan} />
      <FeeFields {...parts} />
      <ScheduleFields {...parts} stages={stages} />
      <SaveActions save={t('plans.save')} {...cancel} />
      {!plan && <UnsavedGuard dirty={form.formState.isDirty && !saved} onDiscard={() => forgetDraft(form)} />}
    </AreaForm>
  );
}
