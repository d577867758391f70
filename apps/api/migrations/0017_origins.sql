-- What is invented is known by where it comes from, row by row.
alter table land_holding add column origin text not null default 'imported'
  check (origin in ('demo', 'imported'));
-- Whose words a plan's title and description are.
alter table plan add column text_origin text not null default 'mars'
  check (text_origin in ('mars', 'demo'));

update land_holding set origin = 'demo' where exists (select from reference_document where key = 'demo');
update plan set text_origin = 'demo'
where description <> '' and exists (select from reference_document where key = 'demo');
