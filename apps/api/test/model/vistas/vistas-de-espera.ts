import { fechaDe, sumarHoras } from '@remanso/contract/calendario';
import type { Centro, Espera } from '../centro.ts';
import { estaAbierta, posicionDe } from '../reglas/reglas-de-espera.ts';
import { deFranja } from './vistas.ts';

/*
 * The answers of the API about the entries of the model (rules §16.1).
 */

export function vistaDeEspera(centro: Centro, espera: Espera) {
  const { id, franja, personas, estado, venceEn } = espera;
  const posicion = posicionDe(centro, espera);
  return { id, franja: deFranja(franja), personas, estado, posicion, venceEn };
}

export function esperaDelMostrador(centro: Centro, espera: Espera) {
  const { id, nombre, apellido, email, telefono } = centro.usuarios.get(espera.usuarioId) ?? {};
  const cliente = { id, nombre, apellido, email, telefono };
  const vista = vistaDeEspera(centro, espera);
  const { creadaEn, dicha, conCarta } = espera;
  const porAvisar = vista.estado === 'OFRECIDA' && !dicha && !conCarta;
  return { ...vista, cliente, creadaEn, porAvisar };
}

const porTurno = (a: Espera, b: Espera) =>
  a.franja.inicio.localeCompare(b.franja.inicio) || a.id - b.id;

const DIAS_A_LA_VISTA = 7;

/**
 * Returns what `GET /esperas/mias` answers: the open entries, the earliest franja first, then those
 * that ended in the last week.
 */
export function esperasPropias(centro: Centro, usuarioId: number) {
  const desde = sumarHoras(centro.ahora, -24 * DIAS_A_LA_VISTA);
  const suyas = [...centro.esperas.values()]
    .filter((una) => una.usuarioId === usuarioId)
    .filter(({ franja }) => fechaDe(franja.inicio) >= fechaDe(desde))
    .toSorted(porTurno);
  const terminadas = suyas.filter(
    ({ terminadaEn }) => terminadaEn !== null && terminadaEn >= desde,
  );
  return [...suyas.filter(estaAbierta), ...terminadas.toReversed()].map((una) =>
    vistaDeEspera(centro, una),
  );
}
