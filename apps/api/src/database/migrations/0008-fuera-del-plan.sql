-- Why the plan blocks a franja that it has no place for; null where it does not (rules §10.15).
alter table franjas
  add column motivo_del_plan text,
  add constraint franjas_retirada_sin_motivo_del_plan check (retirada is null or motivo_del_plan is null);

-- What a feriado closes is blocked at once; the plan that every start makes marks whatever else no longer fits.
update franjas f set motivo_del_plan = d.descripcion
from feriados d
where d.fecha = f.fecha and f.retirada is null and f.fecha > current_date
  and not exists (select from overrides o where o.fecha = f.fecha);
