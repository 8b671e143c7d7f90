-- The figures of a period count the clients who came in it (rules §15.3); with thousands of clients that read all of them.
create index usuarios_por_llegada on usuarios (creado_en) where rol = 'CLIENT';
