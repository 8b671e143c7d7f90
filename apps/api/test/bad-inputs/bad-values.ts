/*
 * Values that programs often accept by mistake. The name of each list says why the server must
 * refuse its values. A list whose values have no spaces is written as one text.
 */

export const NO_ES_TEXTO = [undefined, null, 7, ['Ana'], { toString: 'Ana' }];
export const SIN_TEXTO = [...NO_ES_TEXTO, '', '   '];
export const NO_ES_ID = [undefined, null, '8', 0, -3, 1.5, true, [1], { id: 1 }];
export const CON_CONTROL = ['a\u0000', 'a\u0007b', 'a\u001b[2J', 'a\u007f', 'a\ud800b', '\udfff'];

/** Names that a mail program would show as a link. */
export const CON_ENLACE = ['https://x', 'www.x', 'luz@x', 'Premio en bit.ly'];

/** Texts that PostgreSQL or JavaScript's `Date` accepts as a day, or that look like one. */
const NO_SON_FECHAS =
  `2026-02-30 2027-02-29 2100-02-29 2026-04-31 2026-13-01 2026-00-10 2026-10-00 2026-1-1
  11-12-2026 11/12/2026 20261001 2026-10-01T00:00:00 0000-01-01 10000-01-01 -2026-10-01 today tomorrow infinity
  -infinity epoch hoy 1790812800 ٢٠٢٦-١٠-٠١`.split(/\s+/);
export const NO_ES_FECHA = [...NO_SON_FECHAS, undefined, null, 20_261_210, ['2026-12-10'], ''];
export const FECHAS_EN_CONSULTA = ['', ...NO_SON_FECHAS].map(encodeURIComponent);

export const NO_SON_HORAS = [
  ...'24:00 24:30 08:60 8:00 0800 08:00:00 -1:00 allballs now'.split(' '),
  '08:00 ',
  '',
  8,
  null,
  ['08:00'],
];

const NOMBRE = [...SIN_TEXTO, ...CON_CONTROL, 'Ana\nPaz', 'A', 'a'.repeat(61), 'Ana 💧'].concat(
  "R2D2 Ana-María 'Ana Ana' O''Brien Ana’ <b>Ana</b> =cmd()".split(' '),
  "Ana 'Paz",
);

/**
 * Bad values for the fields of a person. A registration, a new usuario and a change of personal
 * data all refuse these values (specification §5).
 */
export const BAD_PERSONA = {
  nombre: NOMBRE,
  apellido: NOMBRE,
  email: [
    ...SIN_TEXTO,
    ...'rosa rosa@ @ejemplo.com rosa@ejemplo.com\u0000'.split(' '),
    'rosa luna@ejemplo.com',
    `${'r'.repeat(250)}@ejemplo.com`,
  ],
  genero: [...SIN_TEXTO, 'femenino', 'OTRO_NB', ['OTROS']],
  telefono: [
    ...SIN_TEXTO,
    3_815_550_177,
    ...'123456789 1234567890123456 3815550177\u0000 381+5550177 ٣٨١٥٥٥٠١٧٧'.split(' '),
    '381 555 01AB',
    '(((( ))))--',
  ],
};

export const PERSONA = {
  nombre: 'Rosa',
  apellido: 'Luna',
  email: 'rosa@ejemplo.com',
  genero: 'FEMENINO',
  telefono: '381 555 0177',
  password: 'Secreta1',
};

export const BAD_CONTRASENA = [
  ...SIN_TEXTO,
  123_456,
  ['Secreta1'],
  { $ne: '' },
  `Aa1${'x'.repeat(126)}`,
  ...'Ab1 secreta1 SECRETA1 Secretas 12345678'.split(' '),
];
