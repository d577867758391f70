-- A question may also go to a private person, by a link in a mail. Only the hash of the link's key
-- is stored; whoever opens it after signing in is the one who is asked.
alter table party_offer alter column to_vat drop not null;
alter table party_offer
  add column to_person_id uuid references person (id),
  -- Whom the asker named; cleared some time after the question is closed.
  add column to_name text,
  add column to_email text,
  add column token_hash text;
create unique index party_offer_token_idx on party_offer (token_hash);
create index party_offer_person_idx on party_offer (to_person_id) where answer is null;
create index party_offer_email_idx on party_offer (to_email) where to_email is not null;
