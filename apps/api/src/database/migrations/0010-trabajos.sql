-- When each job was last done; and for a job that is no transaction, when somebody took it. A job that was taken and
-- never done has no day yet.
alter table trabajos_del_dia alter column dia drop not null;
alter table trabajos_del_dia add column hecho_en timestamptz;
alter table trabajos_del_dia add column tomado_en timestamptz;
