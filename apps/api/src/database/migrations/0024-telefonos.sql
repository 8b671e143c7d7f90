-- What is left of a telephone once what people put before the number is taken away, so that the one
-- who calls is found however they were written down (rules §11.11). `telefonoComparable` of the
-- contract does the same.
create function telefono_comparable(telefono text) returns text
  language sql immutable strict parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(telefono,
    '[^0-9+]', '', 'g'),
    '^(\+54|0054|54(?=[0-9]{10}))9?|^9(?=[0-9]{10}$)', ''),
    '^0', ''),
    '^(?=[0-9]{12}$)(11|[23][0-9]{2,3})15', '\1'),
    '\+', '', 'g')
$$;
alter table usuarios
  add column telefono_busqueda text not null generated always as (telefono_comparable(telefono)) stored;
