import { expect, test } from 'vitest';
import { centroNuevo, faltaDecir, mapaDe, sinLoDeEjemplo } from './centro.rules.ts';
import { MARCA } from './marca.ts';

const OWN = { direccion: 'Lamadrid 120', telefono: '+54 381 400-0000' };

test('a new centre has the hours of the brand, and a map of its address', () => {
  expect(centroNuevo('America/Lima')).toMatchObject({
    nombre: MARCA.nombre,
    horarios: MARCA.horarios,
    mapa: mapaDe(MARCA.direccion),
    zonaHoraria: 'America/Lima',
  });
});

test('address and telephone are missing while either is empty or still the example', () => {
  expect(faltaDecir(OWN)).toBe(false);
  expect(faltaDecir({ ...OWN, direccion: '' })).toBe(true);
  expect(faltaDecir({ ...OWN, telefono: '' })).toBe(true);
  expect(faltaDecir({ ...OWN, direccion: MARCA.direccion })).toBe(true);
  expect(faltaDecir({ ...OWN, telefono: MARCA.telefono })).toBe(true);
});

test('examples become empty, and what an owner has written stays', () => {
  const vacio = sinLoDeEjemplo(centroNuevo());
  expect(vacio).toMatchObject({
    nombre: MARCA.nombre,
    ciudad: '',
    direccion: '',
    telefono: '',
    email: '',
    whatsapp: '',
    instagram: '',
    mapa: '',
  });
  const own = { ...centroNuevo(), ...OWN, mapa: 'https://maps.example/remanso' };
  expect(sinLoDeEjemplo(own)).toMatchObject({ ...OWN, mapa: own.mapa, email: '' });
});
