-- The stations that the people of a franja pass, in their order (rules §11.12).
alter table config
  add column estaciones jsonb not null default '[
    {"nombre": "Baños de inmersión", "lugares": 1},
    {"nombre": "Sauna", "lugares": 1},
    {"nombre": "Botas de compresión", "lugares": 1},
    {"nombre": "Pistolas de percusión", "lugares": 1},
    {"nombre": "Electrodos y bandas", "lugares": 1},
    {"nombre": "Bicicleta fija", "lugares": 1}
  ]' check (jsonb_typeof(estaciones) = 'array');
