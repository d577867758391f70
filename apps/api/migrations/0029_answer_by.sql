-- A caseworker's question may have a last day for its answer; before it people are reminded.
alter table remark add column answer_by date;
create index remark_answer_by_idx on remark (answer_by) where answer_by is not null;
