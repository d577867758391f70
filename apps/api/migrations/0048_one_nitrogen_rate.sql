-- A measure has its own rate of nitrogen or one from the retention map. With both, screening and
-- plans calculated different figures; the retention map won in screening and wins here.
update mitigation_measure set nitrogen_factor = null
where nitrogen_factor is not null and nitrogen_retention_property is not null;

alter table mitigation_measure add constraint mitigation_measure_one_nitrogen_rate
  check (nitrogen_factor is null or nitrogen_retention_property is null);
