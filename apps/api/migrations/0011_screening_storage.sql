-- Somebody waits while a receipt is written. Coordinates hardly shrink, and trying to costs more than
-- writing them; documents shrink as well by a quicker method where the server has one. What is
-- stored already stays readable as it is.
alter table screening alter column geometry set storage external;
do $$
begin
  alter table screening alter column findings set compression lz4;
  alter table screening alter column verdict set compression lz4;
  alter table screening_finding alter column finding set compression lz4;
exception
  when feature_not_supported then null;
end
$$;
