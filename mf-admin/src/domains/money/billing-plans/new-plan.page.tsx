import { useNavigate } from '@diwan/mf-kit';
import { AdminPage } from '../../../components/admin-page.js';
import { useTexts } from '../../../texts.js';
import { PlanForm } from './plan-form.js';

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
  const navigate = useNavigate();
  return (
    <PlanForm
      plan={null}
      onSaved={({ id }) => navigate(`/admin/billing-plans/${id}`, { replace: true })}
      cancel={{ cancelHref: '/admin/billing-plans' }}
    />
  );
}
