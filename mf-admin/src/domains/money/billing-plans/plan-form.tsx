import type { BillingPlan } from '@diwan/contracts/money/billing-plans/http';
import { useKeptState } from '@diwan/desk-kit/unsaved/use-kept-state';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../texts.js';
import { type PlanFields, useStages } from './api/billing-plans.js';
import { FeeFields, WhomFields } from './plan-fields.js';
import { faultsOf, fieldsOf, type PlanValues } from './plan-values.js';
import { ScheduleFields } from './schedule-fields.js';

interface PlanFormProps {
  /** Keeps what is typed, such as `billing-plan:new`. */
  draft: string;
  values: PlanValues;
  /** The plan that is changed; null: a new one. */
  plan: BillingPlan | null;
  onSave: (fields: PlanFields) => Promise<void>;
  onClose: () => void;
}

/** A plan: for whom, how much, and when. What drafts rest on that were made cannot be changed any more. */
export function PlanForm({ draft, values: began, plan, onSave, onClose }: PlanFormProps) {
  const t = useTexts();
  const { problemText } = useShell();
  const [values, setValues, forget] = useKeptState(draft, () => began);
  const [isTried, setTried] = useState(false);
  const stages = useStages(values.kind === 'stages' ? values.caseId : '').data ?? [];
  const saving = useMutation({
    mutationFn: () => onSave(fieldsOf(values, stages)),
    onSuccess: forget,
  });
  const faults = isTried ? faultsOf(values) : new Set<keyof PlanValues>();
  const set = (changed: Partial<PlanValues>) => setValues({ ...values, ...changed });
  const parts = { values, faults, set, isMade: plan !== null && plan.made > 0 };
  return (
    <form
      noValidate
      className="grid max-w-prose gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (faultsOf(values).size === 0) saving.mutate();
      }}
    >
      <WhomFields {...parts} plan={plan} />
      <FeeFields {...parts} />
      <ScheduleFields {...parts} stages={stages} />
      {saving.error && <p role="alert">{problemText(saving.error)}</p>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={saving.isPending} busyLabel={t('form.saving')}>
          {t('plans.save')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            forget();
            onClose();
          }}
        >
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  );
}
