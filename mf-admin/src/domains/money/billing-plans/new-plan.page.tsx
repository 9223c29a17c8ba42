import { useNavigate, useShell } from '@diwan/mf-kit';
import { AdminPage } from '../../../components/admin-page.js';
import { useTexts } from '../../../texts.js';
import { usePlanDeeds } from './api/billing-plans.js';
import { PlanForm } from './plan-form.js';
import { newPlan } from './plan-values.js';

/** Plans a fixed fee. */
export default function NewPlanPage() {
  const t = useTexts();
  return (
    <AdminPage title={t('plans.add')} note={t('plans.addNote')}>
      <NewPlan />
    </AdminPage>
  );
}

function NewPlan() {
  const t = useTexts();
  const { notify } = useShell();
  const navigate = useNavigate();
  const { add } = usePlanDeeds();
  return (
    <PlanForm
      draft="billing-plan:new"
      values={newPlan()}
      plan={null}
      onSave={async (fields) => {
        const { id } = await add(fields);
        notify.success(t('plans.saved'));
        navigate(`/admin/billing-plans/${id}`, { replace: true });
      }}
      onClose={() => navigate('/admin/billing-plans')}
    />
  );
}
