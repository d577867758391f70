-- Made in 0038 for a query that came to ask the tables themselves; nothing reads it.
drop view if exists retired_unit;
