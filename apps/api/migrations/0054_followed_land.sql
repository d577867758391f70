-- A piece of land that a person follows: changes are told in the product, by the land's own name.
alter table subscription drop constraint subscription_channel_check;
alter table subscription add constraint subscription_channel_check
  check (channel in ('webhook', 'digest', 'message'));
alter table subscription add column title text;
alter table subscription add constraint subscription_title_check
  check (channel <> 'message' or (title is not null and area is not null));
