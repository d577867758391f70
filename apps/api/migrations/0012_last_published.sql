-- Undoing a publication left the date of the undone version on the plan: both dates speak of the
-- version that stands, and of none where all are undone.
update plan set last_published_at = version.published_at
from plan_version version
where version.plan_id = plan.id and version.number = plan.version_number
  and plan.last_published_at is distinct from version.published_at;

update plan set last_published_at = null, first_published_at = null
where status = 'draft'
  and exists (select from plan_version where plan_id = plan.id and ended_reason = 'undone')
  and not exists (select from plan_version
    where plan_id = plan.id and ended_reason is distinct from 'undone');
