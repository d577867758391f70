-- The applicant's word that the form of a request was sent: the form itself lives elsewhere.
alter table project_application add column sent_on date;
alter table project_application add column receipt_number text;
alter table project_application add column sent_told_at timestamptz;
alter table project_application add column sent_told_by uuid references person (id);

-- The project whose content a draft began with.
alter table project add column copied_from uuid references project (id) on delete set null;
create index project_copied_from_idx on project (copied_from) where copied_from is not null;
