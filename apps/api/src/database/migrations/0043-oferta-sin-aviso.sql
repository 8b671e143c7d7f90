-- The desk calls who was offered places by no e-mail (rules §16.6). Whether one went is known only after the offer was
-- told to the screens, so that it is told to them as well.
create function ofertas_sin_aviso_en_vivo() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan as $$
begin
  perform contar_eventos(array(
    select 'esperas ' || franja_id || ' 0' from esperas where id = (old.datos ->> 'esperaId')::bigint));
  return null;
end $$;
create trigger ofertas_sin_aviso_en_vivo_al_cambiar after update of ultimo_error, fallido_en on avisos
  for each row when (old.tipo = 'oferta' and (old.ultimo_error is null) <> (new.ultimo_error is null))
  execute function ofertas_sin_aviso_en_vivo();
create trigger ofertas_sin_aviso_en_vivo_al_quitar after delete on avisos
  for each row when (old.tipo = 'oferta')
  execute function ofertas_sin_aviso_en_vivo();

comment on function ofertas_sin_aviso_en_vivo is 'Tells the screens of the desk that an e-mail does not tell of an offer, or does after all.';
