-- A message tells the project's name as it was when it was sent: whoever has no part in the project
-- any more learns nothing newer from it. The sender is counted by, so that nobody can have many
-- mails sent to another in a day.
alter table message add column project_name text;
alter table message add column sender_id uuid references person (id) on delete set null;
update message set project_name = project.name from project where project.id = message.project_id;
create index message_sender_idx on message (sender_id, at) where sender_id is not null;
