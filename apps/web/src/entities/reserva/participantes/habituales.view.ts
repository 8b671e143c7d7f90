import type { Sexo } from '@remanso/contract/franja/franjas.rules';
import type { ReservaDeCliente } from '@remanso/contract/reserva/reservas.contract';
import { delAnterior, type Acompaniante } from '../participantes.view.ts';

/*
 * The usual companions of a client, and their places in the booking that is being made.
 */

const CUANTOS = 6;

type Anterior = Pick<ReservaDeCliente, 'participantes'> & {
  franja: Pick<ReservaDeCliente['franja'], 'inicio'>;
};

/**
 * The companions of the client's own bookings, each once, with the gender of the latest booking.
 * The most frequent companion is first; of two equally frequent companions, the companion of the
 * later booking is first.
 */
export function habituales(reservas: readonly Anterior[]): Acompaniante[] {
  const porNombre = new Map<string, { nombre: string; genero: Sexo; veces: number }>();
  const delUltimo = reservas.toSorted((a, b) => b.franja.inicio.localeCompare(a.franja.inicio));
  for (const participante of delUltimo.flatMap(({ participantes }) => participantes)) {
    const { nombre, genero } = delAnterior(participante);
    const clave = claveDe(nombre);
    if (participante.esTitular || clave === '') continue;
    const conocido = porNombre.get(clave);
    if (conocido) conocido.veces += 1;
    else porNombre.set(clave, { nombre, genero, veces: 1 });
  }
  return [...porNombre.values()]
    .toSorted((a, b) => b.veces - a.veces)
    .slice(0, CUANTOS)
    .map(({ nombre, genero }) => ({ nombre, genero }));
}

/** The position of the companion with that name, or -1. */
export function ordenDe(acompaniantes: readonly Acompaniante[], nombre: string): number {
  return acompaniantes.findIndex((uno) => claveDe(uno.nombre) === claveDe(nombre));
}

function claveDe(nombre: string): string {
  return nombre.trim().toLowerCase();
}
