import type { BillingPlan } from '@diwan/contracts/money/billing-plans/http';
import type { PlanState } from '@diwan/contracts/money/billing-plans/schedule';
import { Loaded } from '@diwan/desk-kit/loaded';
import { formatDate, formatMoney, useParams, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { DescriptionList } from '@diwan/ui/description-list';
import { Link } from '@diwan/ui/link';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminPage } from '../../../components/admin-page.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { useTexts } from '../../../texts.js';
import { usePlan, usePlanDeeds } from './api/billing-plans.js';
import { PlanForm } from './plan-form.js';
import { PlanTurns } from './plan-turns.js';
import { scheduleWords, TONES } from './plan-words.js';

/** One plan: what it made and what comes next, and the deeds on it. */
export default function BillingPlanPage() {
  const t = useTexts();
  const { id = '' } = useParams();
  return (
    <AdminPage title={t('plans.one')}>
      <Loaded query={usePlan(id)} failed={t('plans.failed')}>
        {(plan) => <Plan key={plan.id} plan={plan} />}
      </Loaded>
    </AdminPage>
  );
}

function Plan({ plan }: { plan: BillingPlan }) {
  const t = useTexts();
  const { can } = useShell();
  const [isEditing, setEditing] = useState(false);
  const close = () => setEditing(false);
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <div className="grid content-start gap-6">
        <Facts plan={plan} />
        {can('billing:write') && plan.state !== 'ended' && <Deeds plan={plan} onEdit={() => setEditing(true)} />}
      </div>
      <PlanTurns plan={plan} />
      {isEditing && (
        <EditorSheet title={t('plans.editTitle')} onClose={close}>
          {(leave) => <PlanForm plan={plan} onSaved={close} cancel={{ onCancel: leave }} />}
        </EditorSheet>
      )}
    </div>
  );
}

function Facts({ plan }: { plan: BillingPlan }) {
  const t = useTexts();
  const { language } = useShell();
  const { client, legalCase, title, amountMinor, currency, state, schedule, terms, vatClass } = plan;
  return (
    <DescriptionList
      items={[
        { label: t('plans.state'), value: <Badge tone={TONES[state]}>{t(`planState.${state}`)}</Badge> },
        {
          label: t('invoices.client'),
          value: (
            <Link href={`/admin/client-billing/${client.id}`}>
              <Isolate>{client.name}</Isolate>
            </Link>
          ),
        },
        ...(legalCase
          ? [{ label: t('invoices.case'), value: <Isolate>{`${legalCase.caseNumber} · ${legalCase.title}`}</Isolate> }]
          : []),
        { label: t('plans.title'), value: <Isolate>{title}</Isolate> },
        {
          label: t(schedule.kind === 'stages' ? 'plans.amountOfAll' : 'plans.amountEach'),
          value: <Ltr>{formatMoney({ amountMinor, currency })}</Ltr>,
        },
        { label: t('plans.vatClass'), value: t(`vatClass.${vatClass}`) },
        { label: t('invoices.terms'), value: t(`paymentTerms.${terms}`) },
        { label: t('plans.kind'), value: scheduleWords(t, plan) },
        ...(schedule.kind === 'recurring'
          ? [
              { label: t('plans.start'), value: formatDate(schedule.start, language) },
              {
                label: t('plans.end'),
                value: schedule.end ? formatDate(schedule.end, language) : t('plans.noEnd'),
              },
            ]
          : []),
      ]}
    />
  );
}

function Deeds({ plan, onEdit }: { plan: BillingPlan; onEdit: () => void }) {
  const t = useTexts();
  const { notify, problemText } = useShell();
  const { move } = usePlanDeeds();
  const [isEnding, setEnding] = useState(false);
  const moving = useMutation({
    mutationFn: (to: PlanState) => move(plan, to),
    onSuccess: ({ state }) => notify.success(t(`plans.nowIs.${state}`)),
  });
  const isPaused = plan.state === 'paused';
  return (
    <div className="grid gap-3">
      {moving.error && !isEnding && <p role="alert">{problemText(moving.error)}</p>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onEdit}>
          {t('plans.edit')}
        </Button>
        <Button
          variant="secondary"
          busy={moving.isPending}
          busyLabel={t('form.saving')}
          onClick={() => moving.mutate(isPaused ? 'active' : 'paused')}
        >
          {t(isPaused ? 'plans.goOn' : 'plans.pause')}
        </Button>
        <Button variant="quiet" onClick={() => setEnding(true)}>
          {t('plans.endIt')}
        </Button>
      </div>
      <p className="text-sm text-grey">{t('plans.pauseText')}</p>
      <ConfirmDialog
        open={isEnding}
        onOpenChange={setEnding}
        title={t('plans.endTitle', { title: plan.title })}
        confirmLabel={t('plans.endIt')}
        cancelLabel={t('form.cancel')}
        busy={moving.isPending}
        busyLabel={t('form.saving')}
        error={moving.error && problemText(moving.error)}
        onConfirm={() => moving.mutate('ended')}
      >
        {t('plans.endText')}
      </ConfirmDialog>
    </div>
  );
}
