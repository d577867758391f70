-- How a private person's case was seen: opened, in a list, or found by a search, and by which words.
alter table case_read add column ways text[] not null default '{opened}';
alter table case_read add column searched_for text;
