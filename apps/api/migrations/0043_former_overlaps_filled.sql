-- When what lay in units that were retired before 0039 was measured. That the table is empty does
-- not tell: where nothing lay in them, every start measured all areas anew.
alter table reference_release add column former_overlaps_filled_at timestamptz;
update reference_release set former_overlaps_filled_at = now()
where id = (select max(id) from reference_release) and exists (select from former_overlap);
