-- The result a round was asked for from, so that the message leads back to it. No reference: results
-- expire while one waits, and the message then leads to a new screening.
alter table round_reminder add column screening_id text;
