-- Who works at the desk and is no administrator has a rol of their own (rules §11.11).
alter table usuarios drop constraint usuarios_rol_check;
alter table usuarios add constraint usuarios_rol_check check (rol in ('ADMIN', 'RECEPCION', 'CLIENT'));

-- A client who walks in may have no e-mail, and then no login.
alter table usuarios alter column email drop not null;
alter table usuarios alter column contrasena_hash drop not null;
alter table usuarios add constraint usuarios_con_email check (rol = 'CLIENT' or email is not null);

-- A note that only the desk sees.
alter table usuarios add column nota text not null default '' check (length(nota) <= 1000);
