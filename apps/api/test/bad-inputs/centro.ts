import { admin, ana, badBodies, refused, type BadInput } from './bad-input.ts';

const renglon = (dias: unknown, tramos: unknown) => [{ dias, tramos }];
const horarios = (valor: unknown) => admin('PUT /centro', { horarios: valor });

/** The bad inputs of `PUT /centro` and the other calls about the centro (rules §6.1). */
export const BAD_CENTRO: BadInput[] = [
  ...badBodies(admin('PUT /centro', {}), {
    nombre: ['', '   ', null, 7, 'x'.repeat(61), 'a\nb'],
    lema: ['', 'x'.repeat(121)],
    ciudad: ['', 'x'.repeat(121)],
    direccion: ['', 'x'.repeat(161)],
    comoSePaga: [null, 'x'.repeat(161)],
    mapa: [
      'http://mapa.example',
      'javascript:alert(1)',
      'https://',
      'https:///x',
      'mapa',
      'https://a b',
    ],
    telefono: ['', '12345', 'sin número'],
    email: ['hola', 'hola@', null],
    whatsapp: ['15 555 0142', '+1 212 555 01421', '3815550142; x', 'hola', null],
    instagram: [
      'con espacios',
      '..',
      '@',
      '.cuenta',
      'cuenta.',
      'https://otra.example/cuenta',
      'x'.repeat(31),
      null,
    ],
    horarios: [null, {}, 'Lunes', Array.from({ length: 8 }, () => ({ dias: 'L', tramos: [] }))],
  }),
  ...refused({
    'horarios.0.dias': ['', 'x'.repeat(61), null].map((dias) => horarios(renglon(dias, []))),
    'horarios.0.tramos': [null, '08:00-12:00', ['1', '2', '3', '4', '5', '6', '7']].map((tramos) =>
      horarios(renglon('Lunes', tramos)),
    ),
    'horarios.0.tramos.0': ['', 'x'.repeat(61), 8].map((tramo) =>
      horarios(renglon('Lunes', [tramo])),
    ),
    '': [admin('PUT /centro', []), admin('PUT /centro', '"Remanso"')],
    nombre: [admin('POST /centro/previsualizar', { nombre: '' })],
    '403 SIN_PERMISO': [
      ana('PUT /centro', { nombre: 'Mío' }),
      ana('POST /centro/previsualizar', { nombre: 'Mío' }),
    ],
  }),
];
