-- Those who poll go on from a transaction: ids are not handed out in the order of transactions.
create index event_transaction_idx on event (topic, transaction_id, id);
drop index event_topic_idx;
